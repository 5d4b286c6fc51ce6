import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// The office is a program of its own, drawn in the browser. The front door reads the manifest (http/pages/office-files.ts).
export default defineConfig({
  plugins: [tailwindcss()],
  publicDir: false,
  build: {
    outDir: 'build/office',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['office/entry.tsx', 'office/office.css'] },
  },
})
