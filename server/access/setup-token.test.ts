import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { isSetupToken, renewSetupToken } from './setup-token.ts'

const test = await createTestDatabase()

describe('the set-up token (X-04)', () => {
  afterAll(() => test.drop())

  it('Z-12: has 140 bits, is valid until the next start, and is stored only as a hash', async () => {
    const first = await renewSetupToken(test.db)
    expect(first).toMatch(/^([A-Z2-9]{4}-){6}[A-Z2-9]{4}$/)
    expect(await isSetupToken(test.db, first!)).toBe(true)
    expect(await isSetupToken(test.db, ` ${first!.toLowerCase()} `)).toBe(true)
    expect(await isSetupToken(test.db, first!.replaceAll('-', ' '))).toBe(true)
    const { rows } = await test.pool.query('SELECT * FROM setup_tokens')
    expect(JSON.stringify(rows)).not.toContain(first)

    const second = await renewSetupToken(test.db)
    expect(await isSetupToken(test.db, first!)).toBe(false)
    expect(await isSetupToken(test.db, second!)).toBe(true)
    expect(await isSetupToken(test.db, '')).toBe(false)
  })

  it('is removed once there is an admin', async () => {
    const token = await renewSetupToken(test.db)
    await test.pool.query(
      `INSERT INTO profiles (id, email, is_admin) VALUES ('a', 'admin@aleef.example', true)`,
    )
    expect(await renewSetupToken(test.db)).toBeNull()
    expect(await isSetupToken(test.db, token!)).toBe(false)
  })
})
