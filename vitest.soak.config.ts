// `npm run test:soak`: the tests that go round thousands of times, with all their rounds (tests/support/rounds.ts).
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './tests/support/postgres-server.ts',
    setupFiles: ['./tests/support/fail-on-console-error.ts'],
    include: [
      'tests/reliability/*.test.ts',
      'http/api/admin/product-imports.test.ts',
      'http/api/vouchers.test.ts',
      'server/accounts/rate-limits.test.ts',
      'server/mail/mail-safety.test.ts',
    ],
    env: { SOAK: '1' },
    testTimeout: 600_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
