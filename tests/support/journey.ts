// What every journey stands on: the page, watched for noise.
import { test as base, type ConsoleMessage, expect } from '@playwright/test'

export { expect }

/** Any console error, broken policy, uncaught error or answer of 500 and more during a journey fails it. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message) && !isCut(message)) noise.push(message.text())
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

/** The browser writes every 4xx into its console; for the API and the gate it is an answer like others. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource: .* status of 4\d\d/.test(message.text()) &&
    /^\/(?:api\/|admin|quick-admin-setup)/.test(new URL(message.location().url).pathname)
  )
}

/** A journey takes the network away to see what becomes of what was typed. */
function isCut(message: ConsoleMessage): boolean {
  return /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/.test(message.text())
}
