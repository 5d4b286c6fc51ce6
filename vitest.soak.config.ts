// `npm run test:soak`: the tests that go round thousands of times, with all their rounds (tests/support/rounds.ts).
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const withRounds = globSync('{domain,http,platform,server,tests}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('tests/support/rounds.ts'),
)

export default defineConfig({
  test: {
    globalSetup: './tests/support/postgres-server.ts',
    setupFiles: ['./tests/support/fail-on-console-error.ts'],
    include: withRounds,
    env: { SOAK: '1' },
    testTimeout: 3_600_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
