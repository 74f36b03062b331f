import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte's own, without which nothing mounts
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  }),
)
