import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { serviceWorker } from './scripts/service-worker-plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
  environments: {
    // What every page needs arrives as one file: a phone pays 150 ms for each trip (P-09).
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each with all that it imports. The client's entry is in neither: loading them must not start the page.
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /\/shop\/(root|routes\/shop-layout)\.tsx|\/node_modules\/(react-dom|react-router)\//,
                },
                { name: 'home', test: /\/shop\/routes\/home\.tsx/ },
              ],
            },
          },
        },
      },
    },
    // One bundle for the process, the API and the pages: one copy of every module.
    ssr: {
      build: { rollupOptions: { input: './main.ts' } },
      // Node needs a second and 250 MB to link the module graphs of the first two; bundled they cost nothing (P-10).
      resolve: { noExternal: ['drizzle-orm', /better-auth/, /^@react-email\//] },
    },
  },
})
