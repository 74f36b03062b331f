import type { Plugin } from 'vite'

export function cutCards(): Plugin
