import { afterAll, describe, expect, it } from 'vitest'
import type { AdminCareText } from '#contract/admin/care.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import { CARE_TEXTS } from '#domain/animals/care-calendar.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createAdminApp, SECRET } from '#tests/support/test-app.ts'
import { careTextOf } from '#text/care/care-guides.ts'
import { kindOfSpecies, readCarePlan } from './care-plan.ts'

const app = await createAdminApp()
await insertPerson(app.shop, SECRET, { isAdmin: true })
const species = (await app.admin<{ items: AdminSpecies[] }>('GET', '/api/admin/species')).body.items
afterAll(() => app.close())

async function begin(code: string, over: object = {}) {
  const speciesId = species.find((one) => one.code === code)?.id
  const { body } = await app.admin<AdminPassport>('POST', '/api/admin/passports', {
    ...{ name: 'مشمش', speciesId },
    ...over,
  })
  return body.id
}
const note = (id: number, entry: object) => app.admin('POST', `/api/admin/passports/${id}/entries`, entry)
const planOf = (id: number) => readCarePlan(app.shop.db, id)
const review = (name: string, said: object | null) =>
  app.admin<AdminCareText & { errors?: Record<string, string[]> }>('PATCH', `/api/admin/care-texts/${name}`, {
    review: said,
  })

describe('care plan', () => {
  it('H-09: each species that the shop begins with has the text of its kind', () => {
    const texts = Object.fromEntries(
      species.map((one) => {
        const kind = kindOfSpecies(one)
        return [one.code, kind && careTextOf(kind)]
      }),
    )
    expect(texts).toEqual({
      ...{ cat: 'cats', rabbit: 'rabbits', 'guinea-pig': 'guineapig', hamster: 'hamster' },
      ...{
        'ornamental-fish': 'fish',
        budgerigar: 'birds',
        cockatiel: 'birds',
        canary: 'birds',
        finch: 'birds',
      },
      ...{ pigeon: 'birds', conure: 'birds', 'african-grey': 'birds', 'blue-and-yellow-macaw': 'birds' },
      'greek-tortoise': 'turtle',
    })
  })

  it('H-09: names what the record says is next, what is done and what its age asks for, with the source', async () => {
    const kitten = await begin('cat', { birthDate: '2026-07-18' })
    await note(kitten, {
      ...{ kind: 'vaccination', on: '2026-09-20', against: 'cat-triple', nextOn: '2026-12-20' },
    })
    const plan = await planOf(kitten)
    expect(plan?.due).toEqual([{ what: 'تطعيم ضد الثلاثي الفيروسي للقطط', on: '2026-12-20' }])
    expect(plan?.text?.source).toContain('International Cat Care')
    expect(plan?.text?.sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['الأيام الأولى', 'طعامه', 'الحر والبرد']),
    )
    expect(plan?.text?.calendar).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'التطعيم الأساسي الأول', from: null, doneOn: '2026-09-20' }),
        expect.objectContaining({ what: 'التعقيم', from: '2026-11-14', doneOn: null }),
      ]),
    )
  })

  it('H-09: a canary gets the text of its kind; a species without a text gets none', async () => {
    const food = (await planOf(await begin('canary')))?.text?.sections.find(({ title }) => title === 'طعامه')
    expect(food?.lines.join()).toContain('الكناري')
    const added = await app.admin<AdminSpecies>('POST', '/api/admin/species', {
      ...{ code: 'falcon', nameArabic: 'صقر', name: 'Falcon' },
    })
    const { body } = await app.admin<AdminPassport>('POST', '/api/admin/passports', {
      ...{ name: 'شاهين', speciesId: added.body.id },
    })
    expect(await planOf(body.id)).toMatchObject({ text: null, due: [] })
  })
})

describe('review by a vet', () => {
  it('H-09: is shown only where the owner entered who and when, and until the text changes', async () => {
    const rabbit = await begin('rabbit')
    const told = async () => (await planOf(rabbit))?.text?.review
    expect(await told()).toBeNull()
    expect((await review('rabbits', { vet: ' ', on: '2026-11-01' })).body.errors?.['review.vet']?.[0]).toBe(
      'هذا الحقل مطلوب.',
    )
    expect((await review('rabbits', { vet: 'د. سالم', on: '2099-01-01' })).body.errors?.on?.[0]).toContain(
      'لم يأتِ',
    )
    expect((await review('rabbits', { vet: 'د. سالم', on: '2026-02-30' })).status).toBe(422)
    expect((await review('horses', { vet: 'د. سالم', on: '2026-11-01' })).status).toBe(404)
    expect(await told()).toBeNull()
    expect((await review('rabbits', { vet: 'د. سالم', on: '2026-11-01' })).body.review?.isCurrent).toBe(true)
    expect(await told()).toEqual({ vet: 'د. سالم', on: '2026-11-01' })

    await app.shop.pool.query(`UPDATE care_reviews SET digest = 'of an older text'`)
    expect(await told()).toBeNull()
    const { body } = await app.admin<{ items: AdminCareText[] }>('GET', '/api/admin/care-texts')
    expect(body.items.map(({ name }) => name)).toEqual([...CARE_TEXTS])
    expect(body.items.find(({ name }) => name === 'rabbits')?.review?.isCurrent).toBe(false)

    expect((await review('rabbits', null)).body.review).toBeNull()
    const { rows } = await app.shop.pool.query(
      `SELECT count(*)::int FROM audit_log WHERE action = 'care-text.edited'`,
    )
    expect(rows[0].count).toBe(2)
  })
})
