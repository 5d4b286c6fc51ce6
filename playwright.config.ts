import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './tests/support/chromium.ts'
import { JOURNEY_PORT } from './tests/support/journey-shop.ts'

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/journey-shop.ts',
  outputDir: './test-results',
  // One shop for all; the machine has two cores, and the shop needs one.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stands still for a moment fails no run of CI; what needed the second try is named as flaky.
  retries: process.env.CI ? 1 : 0,
  // To end what hangs, not to measure: a busy machine takes several times what a quiet one does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${JOURNEY_PORT}`,
    locale: 'ar',
    timezoneId: 'Asia/Muscat',
    // Requests that a journey holds up or changes must not pass by it; what works offline is looked at by itself.
    serviceWorkers: 'block',
    // Pictures and every state of the page are work for the same two cores: in CI only where a second try is needed.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
      // Without a locale that knows Arabic a file that is taken along would be called «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /admin-(?:items-desk|orders)\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // What differs with the width is not in these.
    {
      name: 'desktop',
      testIgnore:
        /(?:a-first-run|delivery-by-governorate|google|admin-gate|admin-items|debug|stored-text)\.spec/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
