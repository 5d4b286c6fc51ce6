import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** It replaces a module, which must not be that of other files. */
const WITH_MODULES_OF_ITS_OWN = 'tests/whole-shop/account-secrecy.test.ts'

const ofEachProject = {
  setupFiles: ['./tests/support/fail-on-console-error.ts'],
  // To end what hangs, not to measure: a busy machine takes several times what a quiet one does.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What is to come soon comes late there too; the default is a second.
  expect: { poll: { timeout: 15_000 } },
  unstubGlobals: true,
}

export default defineConfig({
  test: {
    globalSetup: './tests/support/postgres-server.ts',
    // Two cores; the third fills the time in which others wait for PostgreSQL or for a process to start.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...ofEachProject,
          // Vitest runs projects by name: what takes long and cannot share comes first, not alone at the end.
          name: 'shared',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: ['node_modules', 'build', 'data', '.react-router', WITH_MODULES_OF_ITS_OWN],
          // To load the modules takes longer than most files take to run: the files of a worker share them.
          isolate: false,
          alias: { './shop.css?url': join(import.meta.dirname, 'tests', 'support', 'shop-css.ts') },
        },
      },
      { test: { ...ofEachProject, name: 'mocks', include: [WITH_MODULES_OF_ITS_OWN] } },
    ],
  },
})
