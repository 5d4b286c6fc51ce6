import sharp from 'sharp'
import { afterAll, expect, it, test } from 'vitest'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import type { Store } from '#contract/store.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'

const app = await createTestApp()
const cookie = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
afterAll(() => app.close())

async function read(): Promise<AdminSettings> {
  return (await app.request('/api/admin/settings', { headers: { Cookie: cookie } })).json()
}

async function edit(body: object) {
  const response = await app.request('/api/admin/settings', {
    method: 'PATCH',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    answer: (await response.json()) as Record<string, unknown> & AdminSettings,
  }
}

it('X-25, X-29: the owner’s settings are public, and their author is recorded', async () => {
  const { status, answer } = await edit({
    nameArabic: '  أليف   صحار ',
    deliveryFeeHome: '٢٫٥',
    freeDeliveryFrom: 100,
    whatsapp: '00968 9555 5555',
    contactEmail: ' Salam@Example.com ',
    vatNumber: 'om 1100000001',
    vetContact: 'د. سعيد، 24 ساعة',
  })
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    nameArabic: 'أليف صحار',
    deliveryFeeHome: '2.500',
    freeDeliveryFrom: '100.000',
    whatsapp: '+96895555555',
    contactEmail: 'salam@example.com',
    vatNumber: 'OM1100000001',
  })
  expect(await read()).toEqual(answer)
  await expect
    .poll(async () => ((await (await app.request('/api/store')).json()) as Store).deliveryFeeHome)
    .toBe('2.500')
  const { rows } = await app.shop.pool.query('SELECT action, data FROM audit_log ORDER BY id DESC LIMIT 1')
  expect(rows).toMatchObject([
    {
      action: 'settings.edited',
      data: { before: { nameArabic: 'أليف' }, after: { nameArabic: 'أليف صحار' } },
    },
  ])
  expect(Object.keys(rows[0].data.after)).not.toContain('phone')
  expect((await edit({ freeDeliveryFrom: null, vatNumber: null, vetContact: '' })).answer).toMatchObject({
    freeDeliveryFrom: null,
    vatNumber: null,
    vetContact: null,
  })
})

it('X-25: bank details are not public', async () => {
  await edit({ accountHolder: 'صاحب الحساب السري' })
  expect(await (await app.request('/api/store')).text()).not.toContain('صاحب الحساب السري')
})

test.each([
  ['phone', '12345678'],
  ['phone', '+97150123456'],
  ['whatsapp', '24123456'],
  ['contactEmail', 'no address'],
  ['contactEmail', 'a@b.om\r\nBcc: c@d.om'],
  ['freeDeliveryFrom', 0],
  ['deliveryFeeHome', -1],
  ['deliveryFeeHome', '1.2345'],
  ['deliveryFeeHome', '999999999.999'],
  ['deliveryFeeOffice', '١٠٠٠٠٠'],
  ['orderHoldHours', 0],
  ['vatNumber', '12345'],
  ['socialLinks', [{ network: 'إنستغرام', url: 'javascript:alert(1)' }]],
  ['policies', []],
  ['policies', [{ key: 'mine', title: 'س', body: 'ص' }]],
  ['nameArabic', ' \u200f '],
  ['description', 'س'.repeat(10_000)],
  ['logoUrl', 'https://elsewhere.example/logo.webp'],
  ['logoUrl', '/media/0123456789abcdef0123456789abcdef-320.webp'],
  ['isOwner', true],
])('X-25, X-36: %s cannot be %j, with an Arabic error', async (field, value) => {
  const before = await read()
  const { status, answer } = await edit({ [field]: value, workingHours: 'لا تُحفظ' })
  expect(status).toBe(422)
  const errors = Object.entries(answer.errors as Record<string, string[]>)
  expect(
    errors.every(([name, [sentence]]) => name.startsWith(field) && /[\u0600-\u06ff]/.test(sentence ?? '')),
  ).toBe(true)
  expect(await read()).toEqual(before)
})

it('L-05: an uploaded logo is public, and can be removed', async () => {
  const form = new FormData()
  const square = sharp({ create: { width: 600, height: 600, channels: 3, background: '#2a7' } })
  form.set('file', new File([Buffer.from(await square.png().toBuffer())], 'logo.png', { type: 'image/png' }))
  const upload = await app.request('/api/admin/uploads?kind=logo', {
    method: 'POST',
    headers: { Cookie: cookie },
    body: form,
  })
  const { url: logoUrl, width } = (await upload.json()) as UploadedImage
  expect(width).toBe(320)
  expect(await edit({ logoUrl })).toMatchObject({ status: 200, answer: { logoUrl } })
  const readStore = async () => (await (await app.request('/api/store')).json()) as Store
  await expect.poll(async () => (await readStore()).logoUrl).toBe(logoUrl)
  const kept = await app.shop.pool.query('SELECT unused_since FROM uploads')
  expect(kept.rows).toEqual([{ unused_since: null }])
  expect((await edit({ logoUrl: null })).answer.logoUrl).toBeNull()
})

it('X-25: refuses a stale save, and shows the current settings', async () => {
  const { updatedAt } = await read()
  expect((await edit({ workingHours: 'كل يوم', updatedAt })).status).toBe(200)
  const second = await edit({ deliveryDays: 'من يومين إلى 4', updatedAt })
  expect([second.status, second.answer.code]).toEqual([409, 'changed-meanwhile'])
  expect((second.answer.current as AdminSettings).workingHours).toBe('كل يوم')
  expect((await read()).deliveryDays).not.toBe('من يومين إلى 4')
})

it('L-01: an optional setting is cleared by null or a blank', async () => {
  const cleared = {
    contactEmail: '',
    notificationEmail: null,
    phone: ' ',
    whatsapp: null,
    workingHours: '',
    bankName: null,
    transferPhone: '',
    accountHolder: ' ',
    streetAddress: '',
    vatNumber: null,
    commercialRegistration: '',
  }
  await edit({ streetAddress: 'الهمبار، شارع السلطان قابوس', commercialRegistration: '1357924' })
  const { status, answer } = await edit(cleared)
  expect(status).toBe(200)
  for (const name of Object.keys(cleared) as (keyof typeof cleared)[])
    expect([name, answer[name]]).toEqual([name, null])
  const { rows } = await app.shop.pool.query('SELECT data FROM audit_log ORDER BY id DESC LIMIT 1')
  expect(rows[0].data.after).toMatchObject({ bankName: null, phone: null })
})

it('L-04: an edited setting is no longer a demo setting', async () => {
  await app.shop.pool.query(`UPDATE settings SET is_demo = true, demo_facts = '{bankName,phone,whatsapp}'`)
  const { answer } = await edit({ phone: '24123456', deliveryDays: 'يومان' })
  expect([answer.isDemo, answer.demoFacts]).toEqual([true, ['bankName', 'whatsapp']])
})

it('X-29: a social account is a link only if its URL is valid', async () => {
  const link = (url: string) => ({ socialLinks: [{ network: 'instagram', url }] })
  for (const url of [
    'http://instagram.com/aleef',
    'instagram.com/aleef',
    'https://instagram',
    'javascript:alert(1)',
  ])
    expect([url, (await edit(link(url))).status]).toEqual([url, 422])
  expect((await edit(link('https://instagram.com/aleef'))).status).toBe(200)
  await app.shop.pool.query('UPDATE settings SET social_links = $1', [
    JSON.stringify([
      { network: 'instagram', url: 'http://instagram.com/aleef' },
      { network: 'x', url: 'https://x.com/aleef' },
    ]),
  ])
  await expect
    .poll(async () => ((await (await app.request('/api/store')).json()) as Store).socialLinks)
    .toEqual([{ network: 'x', url: 'https://x.com/aleef' }])
})

const store = async () => (await (await app.request('/api/store')).json()) as Store
const FEES = { deliveryFeeOffice: '1.000', deliveryFeeHome: '2.000', deliveryDays: 'من يوم إلى 3 أيام عمل' }
const BASE = { office: '1.000', home: '2.000', days: FEES.deliveryDays, animals: true }
const DHOFAR = { regionId: 2, office: '2.500', home: '4.000', days: 'من يومين إلى 5 أيام', animals: true }
const MUSANDAM = { regionId: 3, office: null, home: '5.000', days: 3, animals: false }

it('L-06: governorates with exceptions use their terms, all others the shop’s', async () => {
  await edit({
    ...FEES,
    delivery: [{ ...MUSANDAM, office: '1', home: 2, days: FEES.deliveryDays, animals: true }],
  })
  const { status, answer } = await edit({ delivery: [DHOFAR, MUSANDAM, { regionId: 9, ...BASE }] })
  expect(status).toBe(200)
  const musandam = { ...MUSANDAM, days: '3 أيام عمل' }
  expect(answer.delivery.map(({ regionId }) => regionId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(answer.delivery.slice(0, 4)).toEqual([
    { regionId: 1, ...BASE },
    DHOFAR,
    musandam,
    { regionId: 4, ...BASE },
  ])
  expect(answer).not.toHaveProperty('deliveryExceptions')
  await expect.poll(async () => (await store()).delivery).toEqual(answer.delivery)

  const dearer = (await edit({ deliveryFeeHome: '3' })).answer.delivery
  expect(dearer.filter(({ home }) => home === '3.000').map(({ regionId }) => regionId)).toEqual([
    ...[1, 4, 5, 6, 7, 8, 9, 10, 11],
  ])
  expect(dearer.slice(1, 3)).toEqual([DHOFAR, musandam])

  // As the shop: from now on it follows it again.
  await edit({ delivery: [{ ...DHOFAR, ...BASE, home: '3.000' }] })
  expect((await edit(FEES)).answer.delivery[1]).toEqual({ regionId: 2, ...BASE })
})

it('L-06: the policies name the governorates with exceptions, and the date of that change', async () => {
  await edit({ ...FEES, delivery: [DHOFAR, { ...MUSANDAM, office: null, home: null }] })
  await app.shop.pool.query(`UPDATE settings SET policies_updated_at = '2026-01-01'`)
  await edit({ delivery: [{ ...DHOFAR, home: '4.500' }] })
  const policy = async () => (await store()).policies.find(({ key }) => key === 'delivery')?.body ?? ''
  await expect.poll(policy).toContain('إلى ظفار: 4.50\u00A0ر.ع إلى باب المنزل')
  expect(await policy()).toContain('إلى مسندم: لا توصيل حالياً.')
  expect((await store()).policiesUpdatedAt).not.toBe('2026-01-01T00:00:00.000Z')
  await edit({ delivery: [2, 3].map((regionId) => ({ regionId, ...BASE })) })
  await expect.poll(policy).not.toContain('وتختلف')
})

const DAY = { from: '09:00', to: '21:00' }
const WEEK = [DAY, DAY, DAY, DAY, DAY, null, DAY]
const EID = { from: '2027-03-09', to: '2027-03-11', label: 'عيد الفطر', hours: null }

it('L-12: the hours come from the week or a text, whichever was set last', async () => {
  const set = await edit({ opening: { week: WEEK, exceptions: [EID] } })
  expect(set.status).toBe(200)
  const words = 'السبت – الخميس، 9:00\u00A0ص – 9:00\u00A0م'
  expect(set.answer).toMatchObject({ workingHours: words, opening: { week: WEEK, exceptions: [EID] } })
  await expect.poll(store).toMatchObject({ workingHours: words, opening: { exceptions: [EID] } })
  expect((await edit({ workingHours: 'كل مساء' })).answer).toMatchObject({
    ...{ workingHours: 'كل مساء', opening: null },
  })
  await edit({ opening: { week: WEEK, exceptions: [] } })
  expect((await edit({ opening: null })).answer).toMatchObject({ workingHours: null, opening: null })
})

test.each([
  ['delivery', [{ ...DHOFAR, regionId: 12 }]],
  ['delivery', [{ ...DHOFAR, office: '-1' }]],
  ['delivery', [{ ...DHOFAR, home: '100000' }]],
  ['delivery', [{ ...DHOFAR, days: 'س'.repeat(81) }]],
  ['delivery', [DHOFAR, DHOFAR]],
  ['delivery', [{ ...DHOFAR, fee: '1' }]],
  ['opening', { week: [DAY], exceptions: [] }],
  ['opening', { week: WEEK.with(2, { from: '21:00', to: '09:00' }), exceptions: [] }],
  ['opening', { week: WEEK.with(2, { from: '9:00', to: '24:00' }), exceptions: [] }],
  ['opening', { week: WEEK, exceptions: [{ ...EID, to: '2027-03-08' }] }],
  ['opening', { week: WEEK, exceptions: [{ ...EID, from: '2027-02-30' }] }],
  ['opening', { week: WEEK, exceptions: Array(61).fill(EID) }],
])('L-06, L-12: %s cannot be %j', async (field, value) => {
  const before = await read()
  const { status, answer } = await edit({ [field]: value, nameArabic: 'لا يُحفظ' })
  expect(status).toBe(422)
  expect(Object.keys(answer.errors as object).every((name) => name.startsWith(field))).toBe(true)
  expect(await read()).toEqual(before)
})
