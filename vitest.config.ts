import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', 'data', '.react-router'],
    globalSetup: './tests/support/postgres-for-tests.ts',
    setupFiles: './tests/support/fail-on-console-error.ts',
    // To end what hangs, not to measure: a busy machine takes several times what a quiet one does.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is to come soon comes late there too; the default is a second.
    expect: { poll: { timeout: 15_000 } },
    // Two cores, and PostgreSQL wants one of them.
    maxWorkers: 2,
  },
})
