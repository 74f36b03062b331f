import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { cutCards } from './scripts/cards.js'
import { compressed } from './scripts/compressed.js'
import { licences } from './scripts/licences.js'

/** What most pages need comes in one file: each more costs its headers and its turn. */
const COMMON = /node_modules|\/src\/(?:[\w.]+|parts\/\w+\.svelte)$/

export default defineConfig({
  plugins: [cutCards(), licences(), svelte(), compressed()],
  build: {
    outDir: '../src/corbillon/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy forbids data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // those that know light-dark()
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false }, // how long a step takes is no fault
      output: { codeSplitting: { groups: [{ name: 'common', test: COMMON, minShareCount: 3 }] } },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': process.env['CORBILLON_AT'] ?? 'http://127.0.0.1:8000' } },
})
