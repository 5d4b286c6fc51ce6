// People of the journeys who need no story of their own: made by the operator's command, signed in by the API.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

export const PASSWORD = 'Falaj-Daris-77!'

/** Makes an account and signs the browser in. Every test brings an address of its own. */
export async function signInAs(page: Page, email: string, { admin = false } = {}): Promise<void> {
  await createAccount(email, { admin })
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
  expect(answer.ok()).toBe(true)
}

/** An activated account, as the operator makes it; on a second try of CI it is there already. */
export async function createAccount(email: string, { admin = false } = {}): Promise<void> {
  const made = promisify(execFile)(
    process.execPath,
    [
      'scripts/user-create.ts',
      ...['--email', email, '--verified', '--first-name', 'منى', '--last-name', 'الكندية'],
      ...(admin ? ['--admin'] : []),
    ],
    {
      env: { PATH: process.env.PATH, DATA_DIR: process.env.JOURNEY_DATA_DIR, NEW_PASSWORD: PASSWORD },
    },
  )
  await made.catch((error: unknown) => {
    const isThere = String(error).includes('There is an account with this e-mail already')
    if (!isThere || test.info().retry === 0) throw error
  })
}
