import { expect, it } from 'vitest'
import { createPasswordQueue } from './password-queue.ts'

it('R-10: runs a few at once, queues some in order and refuses the rest', async () => {
  const queue = createPasswordQueue({ atOnce: 1, waiting: 2 })
  const order: number[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue.run(async () => {
    await gate.promise
    order.push(1)
  })
  const second = queue.run(async () => order.push(2))
  const third = queue.run(async () => order.push(3))
  expect(await queue.run(async () => order.push(4))).toEqual({ ok: false, refusal: { code: 'overloaded' } })
  gate.resolve()
  await Promise.all([first, second, third])
  expect(order).toEqual([1, 2, 3])
  expect(await queue.run(async () => 'free again')).toEqual({ ok: true, value: 'free again' })
})

it('frees its slot when the work fails', async () => {
  const queue = createPasswordQueue({ atOnce: 1, waiting: 1 })
  await expect(
    queue.run(async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await queue.run(async () => 1)).toEqual({ ok: true, value: 1 })
})
