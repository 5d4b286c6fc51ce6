import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/journey-shops.ts',
  outputDir: './test-results',
  // Each with a shop of its own (tests/support/journey-shops.ts).
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // To end what hangs, not to measure: a busy machine takes several times what a quiet one does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'ar',
    timezoneId: 'Asia/Muscat',
    // Requests that a journey holds up or changes must not pass by it; what works offline is looked at by itself.
    serviceWorkers: 'block',
    // It takes a picture and a copy of the page at every step, which the same two cores pay for; to look into a failure,
    // run that journey alone: `npx playwright test checkout --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
      // Without a locale that knows Arabic a file that is taken along would be called «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  // What looks or works otherwise on a wide screen runs at both widths. What does not (forms, mails, what the shop answers)
  // runs at one, mostly on a phone, where there is less room: whole files are named here, single journeys by their tag.
  projects: [
    {
      name: 'phone',
      testIgnore: filesOf('admin-items-desk', 'admin-orders'),
      grepInvert: /@desktop/,
      // At one pixel a point: a real phone's sharpness is four times the painting, and no journey judges by it.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: filesOf(
        ...[
          'a-first-run',
          'a-shops-day',
          'account',
          'admin-gate',
          'admin-import',
          'admin-items',
          'admin-people',
        ],
        ...[
          'analytics',
          'checkout',
          'contact',
          'debug',
          'google',
          'own-account',
          'stored-text',
          'delivery-by-governorate',
          'first-day',
        ],
      ),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})

function filesOf(...names: string[]): RegExp {
  return new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)
}
