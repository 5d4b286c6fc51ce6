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
            // With all that they import; nearly every page needs what home does. The client's entry is not in it:
            // loading it must not start the page.
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /\/shop\/(root|routes\/(?:shop-layout|home))\.tsx|\/node_modules\/(react-dom|react-router)\//,
                },
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
