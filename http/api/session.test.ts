import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionUser } from '#contract/session.ts'
import {
  type AccountsShop,
  createAccountsShop,
  makeAccount,
  signInAs,
} from '#tests/support/accounts-for-tests.ts'

let shop: AccountsShop
beforeAll(async () => {
  shop = await createAccountsShop()
})
afterAll(() => shop.close())

it('E-PROF-01, E-USER-01, D-02: the profile is the account, with every column of both', async () => {
  const id = await makeAccount(shop, 'profile@example.com')
  await signInAs(shop, 'profile@example.com')
  const { rows } = await shop.pool.query('SELECT * FROM profiles WHERE id = $1', [id])
  expect(rows).toMatchObject([
    {
      id,
      email: 'profile@example.com',
      first_name: 'مريم',
      last_name: 'البلوشية',
      phone: '',
      address: '',
      profile_image_url: null,
      is_admin: false,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
      last_sign_in_at: expect.any(Date),
    },
  ])
})

it('E-PROF-02: who is signed in, with empty strings where nothing is set and nothing else', async () => {
  const id = await makeAccount(shop, 'shape@example.com', { firstName: '', lastName: '' })
  const answer = await (await (await signInAs(shop, 'shape@example.com')).get('/api/session')).json()
  expect(answer).toEqual({
    id,
    email: 'shape@example.com',
    firstName: '',
    lastName: '',
    profileImageUrl: '',
    isAdmin: false,
    phone: '',
    address: '',
  })
  expect(sessionUser.safeParse(answer).error).toBeUndefined()
})

it('E-PROF-01: who has one name saves a profile without a family name', async () => {
  await makeAccount(shop, 'single@example.com')
  const browser = await signInAs(shop, 'single@example.com')
  const edited = await browser.patch('/api/profile', { firstName: 'سلمى', lastName: ' \n ' })
  expect([edited.status, await edited.json()]).toMatchObject([200, { firstName: 'سلمى', lastName: '' }])
})
