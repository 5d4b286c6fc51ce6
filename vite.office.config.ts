import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// The office is a program of its own, drawn in the browser. The front door reads the manifest (http/pages/office-files.ts).
export default defineConfig({
  plugins: [tailwindcss()],
  publicDir: false,
  // Beside that of the shop, which runs at the same time in development.
  cacheDir: 'node_modules/.vite-office',
  build: {
    outDir: 'build/office',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['office/entry.tsx', 'office/office.css'],
      // What several rooms draw arrives as one file, not as fifty.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3, test: /\.(?:m?js|tsx?)$/ }] } },
    },
  },
})
