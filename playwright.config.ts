import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/journey-shops.ts',
  outputDir: './test-results',
  // Each with a shop of its own (tests/support/journey-shops.ts). Two cores; the third fills the time in which pages settle.
  workers: 3,
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
      // A page here lives for seconds: to optimise its code costs more than the optimised code gives back, with axe too.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'],
      // Without a locale that knows Arabic a file that is taken along would be called «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  // A phone, where there is less room, unless a journey's tag says otherwise: `@desktop` for what there is on a wide screen
  // only, `@both` for what looks or works otherwise there.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // At one pixel a point: a real phone's sharpness is four times the painting, and no journey depends on it.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@desktop|@both/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
