// What every journey stands on: the page, watched for noise.
import { test as base, expect } from '@playwright/test'

export { expect }

/** Any console error, broken policy, uncaught error or answer of 500 and more during a journey fails it. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(String(error)))
      page.on('response', (response) => {
        if (response.status() >= 500) noise.push(`${response.status()} ${response.url()}`)
      })
      await use(undefined)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})
