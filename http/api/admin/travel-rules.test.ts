// The travel rules (H-06) as the owner edits them.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import '#tests/support/learned-chat.ts'
import { createTravelDesk } from '#tests/support/travel-desk.ts'

let cat: number
const desk = await createTravelDesk()
const { day, ban, banOn, productDays, buyer, catSpecies } = desk
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ cat } = await desk.begin())
})

describe('H-06: the rules', () => {
  it('begin with the summer of mammals and birds, and without bans', async () => {
    const { body } = await desk.call('GET', '/api/admin/travel-rules')
    expect(body.items).toMatchObject([{ kind: 'heat', fromDay: '05-15', untilDay: '09-30', warnings: [] }])
    expect(body.items[0].speciesIds).toContain(catSpecies)
    expect(body.items[0].speciesIds).toHaveLength(12)
  })

  it('warn the owner at once of species without a day and of orders on an excluded day', async () => {
    await (await buyer({ [cat]: 1 })).order({ deliveryDay: day(2) })
    const { warnings } = await ban({ speciesIds: [catSpecies], regionIds: [1, 2] })
    expect(warnings).toEqual([
      expect.stringContaining('\u2068قط\u2069 إلى مسقط، ظفار'),
      expect.stringContaining('في يوم تمنعه هذه القاعدة'),
    ])
    expect((await banOn(9)).warnings).toEqual([])
  })

  it('refuse an invalid rule, with a sentence at its field', async () => {
    const refused: [object, string][] = [
      [{ reason: ' ' }, 'reason'],
      [{ fromDay: '02-30', untilDay: '03-01' }, 'fromDay'],
      [{ fromDay: '05-15' }, 'untilDay'],
      [{ speciesIds: [999_999] }, 'speciesIds'],
      [{ weekdays: [] }, 'weekdays'],
      [{ weekdays: [7] }, 'weekdays.0'],
    ]
    for (const [over, field] of refused) {
      const body = { kind: 'ban', reason: 'سبب', ...over }
      expect(await desk.call('POST', '/api/admin/travel-rules', body), JSON.stringify(over)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    }
    expect((await desk.call('DELETE', `/api/admin/species/${catSpecies}`)).body.code).toBe('species-in-use')
  })

  it('are not overwritten by a stale edit, and are in the audit log', async () => {
    const { id, updatedAt } = await banOn(1)
    const path = `/api/admin/travel-rules/${id}`
    expect((await desk.call('PATCH', path, { reason: 'غيره', updatedAt })).body.reason).toBe('غيره')
    expect(await desk.call('PATCH', path, { reason: 'قديم', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { reason: 'غيره' } },
    })
    expect((await desk.call('DELETE', path)).status).toBe(204)
    expect((await desk.call('DELETE', path)).status).toBe(404)
    const { body } = await desk.call('GET', '/api/admin/audit?kind=travel-rule')
    expect(body.items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'travel-rule.removed',
      'travel-rule.edited',
      'travel-rule.created',
    ])
  })

  it('move the hours of a promised day when a heat rule covers it, and back when it ends', async () => {
    const one = await buyer({ [cat]: 1 })
    const { body: order } = await one.order({ deliveryDay: day(2) })
    const { body: heat } = await desk.call('POST', '/api/admin/travel-rules', { kind: 'heat' })
    const hours = async () => (await one.send('GET', `/api/orders/${order.orderNumber}`)).body.deliveryHours
    expect(await hours()).toEqual({ before: '09:00', after: '18:00' })
    expect((await productDays()).days[0]).toMatchObject({ isOffered: true, hours: { before: '09:00' } })
    expect((await (await buyer({ [cat]: 1 })).order()).body.deliveryHours).toEqual(await hours())
    await desk.call('DELETE', `/api/admin/travel-rules/${heat.id}`)
    expect(await hours()).toBeNull()
  })
})
