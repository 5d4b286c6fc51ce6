import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { settings } from '#server/database/tables/shop.ts'
import { mailSamples, type Sample } from '#tests/support/mail-samples.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { DELIVERY_DAY_LABEL } from '#text/travel.ts'
import { composeMail } from './compose-mail.ts'

const shop = await createTestShop()
const samples = await Promise.all((await mailSamples(shop)).map(withMail))
afterAll(() => shop.close())

async function withMail(sample: Sample): Promise<Sample & { mail: Mail }> {
  const mail = await composeMail(shop.context, sample.job)
  if (!mail) throw new Error(`${sample.name}: nobody to write to`)
  return { ...sample, mail }
}

function sample(name: string): Mail {
  const found = samples.find((one) => one.name === name)
  if (!found) throw new Error(`no sample ${name}`)
  return found.mail
}

function orderNumberIn(mail: Mail): string {
  return /\bALF\d{8}[A-Z]{4}\b/.exec(mail.text)?.[0] ?? ''
}

describe('every mail', () => {
  it('is Arabic from right to left, with a preheader, in one column for light and dark', () => {
    expect(samples.length).toBeGreaterThan(25)
    for (const { name, mail } of samples) {
      expect(mail.html, name).toMatch(/^<!doctype html><html[^>]* dir="rtl" lang="ar"/)
      expect(mail.html, name).toContain('prefers-color-scheme:dark')
      expect(mail.html, name).toMatch(/max-width:600px/)
      expect(mail.html, name).toMatch(/data-skip-in-text="true">[^<]{8,}/)
      expect(mail.html, `${name} works without pictures`).not.toContain('<img')
      expect(mail.html, `${name} has no layout by CSS alone`).not.toMatch(/display:(flex|grid)/)
    }
  })

  it('L-05: shows the owner’s logo beside the name, once there is one', async () => {
    const [first] = samples
    if (!first) throw new Error('no samples')
    const logoUrl = '/media/0123456789abcdef0123456789abcdef-320.webp'
    await shop.db.update(settings).set({ logoUrl })
    const { mail } = await withMail(first)
    await shop.db.update(settings).set({ logoUrl: null })
    expect(mail.html).toContain(`src="http://shop.test${logoUrl}"`)
  })

  it('L-01: calls the shop by the name that its owner gave it', async () => {
    const { nameArabic = '' } = (await shop.db.select().from(settings))[0] ?? {}
    await shop.db.update(settings).set({ nameArabic: 'حيوانات الباطنة' })
    for (const one of samples) {
      const { subject, text } = (await withMail(one)).mail
      expect([one.name, subject, text].join('\n')).not.toMatch(/أليف(?![ةك])/)
    }
    await shop.db.update(settings).set({ nameArabic })
  })

  it('is readable as plain text: links and order numbers on their own lines, numbers protected from reordering', () => {
    for (const { name, mail } of samples) {
      for (const line of mail.text.split('\n')) {
        if (/https?:/.test(line)) expect(line, name).toMatch(/^https?:\/\/\S+$/)
        if (/\+968/.test(line)) expect(line, name).toMatch(/\u2066\+968[\s\u00A0]\d{4}[\s\u00A0]\d{4}\u2069/)
      }
      const number = orderNumberIn(mail)
      if (number) expect(mail.text.split('\n'), name).toContain(number)
      expect(mail.text, name).not.toMatch(/<\w|undefined|null|\[object|NaN/)
      expect(mail.text, name).toContain('واتساب: ')
    }
  })

  it('links only to the shop’s address, WhatsApp and phone', () => {
    for (const { name, mail } of samples) {
      for (const [, url = ''] of mail.html.matchAll(/href="([^"]+)"/g)) {
        expect(url, name).toMatch(
          /^(http:\/\/shop\.test(\/|$)|https:\/\/wa\.me\/96891234567(\?|$)|tel:\+96891234567$)/,
        )
      }
    }
  })

  it('uses the colours of the shop’s own tokens', () => {
    const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
    // The two that a mail lives by: the ground and the one colour that means «tap».
    expect(tokens).toMatch(/--color-brand:\s*oklch\(0?\.44 0?\.083 196\)/)
    expect(sample('activation').html).toContain('background-color:#006061')
    expect(sample('activation').html).toContain('background-color:#fcfaf6')
  })
})

describe('the mail about an order', () => {
  it('names number, items, totals, the next step and whom to ask', () => {
    for (const { name, mail } of samples.filter(({ job }) => job.mail === 'order-changed')) {
      expect(mail.to, name).toBe('salim@example.com')
      expect(mail.subject, name).toContain(orderNumberIn(mail))
      expect(mail.text, name).toContain('قط شيرازي أبيض')
      expect(mail.text, name).toMatch(/الإجمالي: \S*105\.49/)
      expect(mail.text, name).toContain(`http://shop.test/orders/${orderNumberIn(mail)}`)
      expect(mail.text, name).toContain(`https://wa.me/96891234567?text=${orderNumberIn(mail)}`)
    }
  })

  it('takes bank, phone and delivery time from the settings', async () => {
    await shop.pool.query(`UPDATE settings SET bank_name = 'بنك النخيل', transfer_phone = '+96899887766',
      account_holder = 'ليلى الحوسنية', delivery_days = 'يومان', return_hours = 72, whatsapp = '+96892222222'`)
    const mails = await Promise.all(samples.map(withMail))
    const shipped = samples.find(({ name }) => name === 'order-changed-shipped')
    if (!shipped || !('orderId' in shipped.job)) throw new Error('no mail of a shipped order')
    const { orderId } = shipped.job
    const setDay = (day: string | null) =>
      shop.pool.query('UPDATE orders SET delivery_day = $2 WHERE id = $1', [orderId, day])
    const { rows } = await shop.pool.query('SELECT delivery_day::text AS day FROM orders WHERE id = $1', [
      orderId,
    ])
    await setDay(null)
    const undated = await withMail(shipped)
    await setDay(rows[0].day)
    await shop.pool.query(`UPDATE settings SET bank_name = 'بنك الساحل', transfer_phone = '+96891234567',
      account_holder = 'سالم بن خلفان البلوشي', delivery_days = 'من يوم إلى 3 أيام عمل', return_hours = 48,
      whatsapp = '+96891234567'`)
    const textOf = (name: string) => mails.find((one) => one.name === name)?.mail.text ?? ''
    for (const name of [
      'order-received',
      'order-reminder',
      'order-changed-difference',
      'order-changed-extended',
    ]) {
      expect(textOf(name)).toContain('بنك النخيل')
      expect(textOf(name)).toContain('+968 9988 7766')
      expect(textOf(name)).toContain('ليلى الحوسنية')
    }
    // H-06: an order with an animal shows its day instead of the delivery time.
    expect(textOf('order-changed-shipped')).toContain('يوم التوصيل')
    expect(textOf('order-changed-shipped')).not.toContain('مدة التوصيل')
    expect(undated.mail.text).toContain('مدة التوصيل: \u2068يومان\u2069')
    expect(textOf('order-changed-delivered')).toContain('72 ساعة')
    expect(textOf('order-changed-delivered')).toContain('https://wa.me/96892222222')
  })

  it('L-03: begins with the demo notice, to customer and shop', async () => {
    await shop.pool.query('UPDATE settings SET is_demo = true')
    const mails = await Promise.all(samples.filter(({ job }) => 'orderId' in job).map(withMail))
    await shop.pool.query('UPDATE settings SET is_demo = false')
    expect(mails.length).toBeGreaterThan(5)
    for (const { name, mail } of mails) {
      expect(mail.text, name).toContain(`تنبيه: ${DEMO_NOTICE}`)
      expect(mail.html, name).toContain(DEMO_NOTICE)
    }
    expect(samples.filter(({ mail }) => mail.text.includes(DEMO_NOTICE))).toEqual([])
  })

  it('D-04: tells what happened, whatever the order’s state by then', async () => {
    const shipped = samples.find(({ name }) => name === 'order-changed-shipped')
    if (shipped?.job.mail !== 'order-changed') throw new Error('no sample')
    await shop.pool.query(`UPDATE orders SET status = 'delivered' WHERE id = $1`, [shipped.job.orderId])
    expect((await withMail(shipped)).mail.text).toBe(shipped.mail.text)
    await shop.pool.query(`UPDATE orders SET status = 'pending' WHERE id = $1`, [shipped.job.orderId])
  })

  it('H-06: names no delivery day once the order is cancelled', async () => {
    const refunded = samples.find(({ name }) => name === 'order-changed-refunded')
    if (refunded?.job.mail !== 'order-changed') throw new Error('no sample')
    const { orderId } = refunded.job
    await shop.pool.query(`UPDATE orders SET delivery_day = '2026-11-29' WHERE id = $1`, [orderId])
    expect((await withMail(refunded)).mail.text).toContain(DELIVERY_DAY_LABEL)
    await shop.pool.query(`UPDATE orders SET status = 'cancelled', holds_stock = false WHERE id = $1`, [
      orderId,
    ])
    expect((await withMail(refunded)).mail.text).not.toContain(DELIVERY_DAY_LABEL)
    await shop.pool.query(
      `UPDATE orders SET status = 'pending', holds_stock = true, delivery_day = NULL WHERE id = $1`,
      [orderId],
    )
  })

  it('X-56: asks for a transfer only while it is awaited', async () => {
    const received = samples.find(({ name }) => name === 'order-received')
    const reminder = samples.find(({ name }) => name === 'order-reminder')
    if (received?.job.mail !== 'order-received' || reminder?.job.mail !== 'order-reminder')
      throw new Error('no sample')
    const { orderId } = received.job
    await shop.pool.query(`UPDATE orders SET status = 'cancelled', holds_stock = false WHERE id = $1`, [
      orderId,
    ])
    expect(await composeMail(shop.context, received.job)).toBeNull()
    expect(await composeMail(shop.context, reminder.job)).toBeNull()
    await shop.pool.query(`UPDATE orders SET status = 'confirmed', holds_stock = true WHERE id = $1`, [
      orderId,
    ])
    expect(await composeMail(shop.context, received.job)).toBeNull()
    expect(await composeMail(shop.context, reminder.job)).toBeNull()
    await shop.pool.query(`UPDATE orders SET status = 'pending' WHERE id = $1`, [orderId])
    expect(await composeMail(shop.context, reminder.job)).not.toBeNull()
  })

  it('X-10: about a sale that the office entered offers WhatsApp, as there is no page to open', async () => {
    const received = samples.find(({ name }) => name === 'order-received')
    if (received?.job.mail !== 'order-received') throw new Error('no sample')
    const { rows } = await shop.pool.query('SELECT user_id FROM orders WHERE id = $1', [received.job.orderId])
    await shop.pool.query('UPDATE orders SET user_id = NULL WHERE id = $1', [received.job.orderId])
    const { orderId } = received.job
    const about = samples.filter(({ job }) => 'orderId' in job && job.orderId === orderId)
    for (const one of await Promise.all(about.map(withMail))) {
      expect(one.mail.text, one.name).not.toContain('http://shop.test/orders/')
      expect(one.mail.text, one.name).not.toContain('أرسلت التحويل')
    }
    await shop.pool.query('UPDATE orders SET user_id = $2 WHERE id = $1', [
      received.job.orderId,
      rows[0].user_id,
    ])
  })

  it('X-52: is not sent once the account has ended and the order names no address', async () => {
    const job = samples.find(({ name }) => name === 'order-changed-shipped')?.job
    if (job?.mail !== 'order-changed') throw new Error('no sample')
    const customer = '(SELECT user_id FROM orders WHERE id = $1)'
    await shop.pool.query('UPDATE orders SET customer_email = NULL WHERE id = $1', [job.orderId])
    expect((await composeMail(shop.context, job))?.to).toMatch(/^person-/)
    await shop.pool.query(`UPDATE profiles SET deactivated_at = now() WHERE id = ${customer}`, [job.orderId])
    expect(await composeMail(shop.context, job)).toBeNull()
    await shop.pool.query(`UPDATE profiles SET deactivated_at = NULL WHERE id = ${customer}`, [job.orderId])
    await shop.pool.query(`UPDATE orders SET customer_email = 'salim@example.com' WHERE id = $1`, [
      job.orderId,
    ])
  })
})

describe('the mail about an account', () => {
  it('A-AUTH-05, A-PWD-02: carries the link of its job, and how long it is valid', () => {
    expect(sample('activation').text).toMatch(/^http:\/\/shop\.test\/api\/auth\/verify-email\?token=a+$/m)
    expect(sample('activation').text).toContain('24 ساعة')
    expect(sample('password-reset').text).toMatch(/^http:\/\/shop\.test\/auth\/reset-password#token=b+$/m)
    expect(sample('password-reset').text).toContain('60 دقيقة')
  })

  it('says when the password changed, in Muscat time, and what to do about it', () => {
    const { text } = sample('password-changed')
    expect(text).toContain('21 نوفمبر 2026 في 2:05\u00A0م بتوقيت مسقط')
    expect(text).toContain('\nhttp://shop.test/forgot-password\n')
  })

  it('X-07, X-52: reports granted and revoked rights, and an ended account', () => {
    expect(sample('admin-rights-given').subject).toContain('دورك في فريق')
    expect(sample('admin-rights-taken').subject).toContain('لم تعد من فريق')
    expect(sample('account-deleted').subject).toContain('حُذف حسابك')
    expect(sample('account-deleted').to).toBe('maryam@example.com')
  })
})
