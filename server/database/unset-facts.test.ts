// L-01, L-10: the migration that takes back what shops had been given without being asked.
import { afterAll, expect, it } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { loadReleasedSchema } from '#tests/support/released-schemas.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const test = await createTestDatabase('template0')
await loadReleasedSchema(test, '0023.sql.gz')
afterAll(() => test.drop())

it('removes the invented facts of an older shop, keeps what its owner entered, and corrects the texts', async () => {
  await test.pool.query(
    `UPDATE settings SET phone = '+96824555666', bank_name = 'بنك من عند المالك',
       whatsapp = '+96891234567', account_holder = 'سالم بن خلفان البلوشي'`,
  )
  await migrate(test.url)
  const { rows } = await test.pool.query(
    `SELECT phone, bank_name, whatsapp, account_holder, transfer_phone, contact_email, notification_email,
       working_hours, address_arabic, policies::text AS policies FROM settings`,
  )
  const { policies, ...facts } = rows[0]
  expect(facts).toEqual({
    phone: '+96824555666',
    bank_name: 'بنك من عند المالك',
    whatsapp: null,
    account_holder: null,
    transfer_phone: null,
    contact_email: null,
    notification_email: null,
    working_hours: 'السبت – الخميس، 8:00 ص – 8:00 م',
    address_arabic: 'صحار، سلطنة عُمان',
  })
  expect(policies).toContain('{priceTerms}')
  expect(policies).not.toContain('ضريبة القيمة المضافة')
  expect(policies).toContain('- أوقات العمل: {workingHours}.')
})
