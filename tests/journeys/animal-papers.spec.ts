// The papers of an animal from the office to the printer: A5, and a QR code that a camera reads; its page shows nothing until
// the owner turns something on.
import type { Page } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const NAME = 'بندق المطبوع'

test('H-04, H-05: papers are printed on A5, and their code leads to a page that shows nothing yet', async ({
  page,
}) => {
  await signInAs(page, addressOf('papers.print'), { admin: true })
  const { items } = await (await page.request.get('/api/admin/species')).json()
  const rabbit = items.find(({ code }: { code: string }) => code === 'rabbit')
  const data = { name: NAME, speciesId: rabbit.id, sex: 'male', birthDate: '2026-07-18' }
  const { id } = await (await page.request.post('/api/admin/passports', { data })).json()

  await open(page, `/admin/passports/${id}`)
  await page.getByRole('button', { name: 'اطبعه' }).click()
  await page.getByRole('button', { name: 'افتح للطباعة' }).click()
  await expect(page.getByRole('heading', { name: 'أوراق الحيوان للطباعة' })).toBeVisible()
  await expect(page.getByText('18 July 2026')).toBeVisible()
  const { url, sheets } = await printed(page)
  expect(sheets).toEqual([expect.stringMatching(/\[0 0 (?:419|420)\S* (?:594|595)\S*\]/)])
  expect(url).toMatch(/\/p\/[0-9A-HJKMNP-TV-Z]{16}$/)

  await open(page, new URL(url).pathname)
  await expect(page.getByRole('heading', { name: 'لا شيء يُعرض بهذا الرمز' })).toBeVisible()
  await page.request.delete(`/api/admin/passports/${id}`)
})

test('H-01: records fit a small phone, however many papers an animal lacks and however long its number', async ({
  page,
}) => {
  await signInAs(page, addressOf('papers.missing'), { admin: true })
  const { items } = await (await page.request.get('/api/admin/species')).json()
  const cat = items.find(({ code }: { code: string }) => code === 'cat')
  const data = { name: 'قط بلا أوراق', speciesId: cat.id, microchip: '981020004512667' }
  const { id } = await (await page.request.post('/api/admin/passports', { data })).json()
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/admin/passports')
  await expect(page.getByRole('link', { name: data.name })).toContainText('ينقص')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await open(page, `/admin/passports/${id}`)
  const chip = page.getByRole('main').getByText(groupedMicrochip(data.microchip))
  await expect(chip).toBeVisible()
  expect(await chip.evaluate(linesOfGroups)).toEqual([1, 1, 1, 1, 1])
  await page.request.delete(`/api/admin/passports/${id}`)
})

/** On how many lines each group of its digits stands. */
function linesOfGroups({ firstChild: text }: Element): number[] {
  if (!text) throw new Error('the number is not there')
  return [0, 4, 8, 12, 16].map((at) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 3)
    return range.getClientRects().length
  })
}

/** What a camera reads from the page as it is printed, and the sizes of its sheets in points. */
async function printed(page: Page): Promise<{ url: string; sheets: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await page.emulateMedia({ media: 'print' })
  const shot = await page.locator('[data-passport]').screenshot()
  await page.emulateMedia({ media: null })
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const seen = jsQr(new Uint8ClampedArray(data), info.width, info.height)
  return { url: seen?.data ?? '', sheets: pdf.match(/\/MediaBox ?\[[^\]]+\]/g) ?? [] }
}
