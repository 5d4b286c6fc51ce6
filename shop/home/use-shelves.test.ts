import { expect, it } from 'vitest'
import { soonOrLate } from './use-shelves.ts'

const SHELVES = { categories: [], products: [] }
const toCopy = new Response(null, { status: 302, headers: { Location: '/' } })

function after<T>(ms: number, settle: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle())
      } catch (error) {
        reject(error)
      }
    }, ms)
  })
}

it('waits for shelves that load quickly', async () => {
  expect(await soonOrLate(after(1, () => ({ shelves: SHELVES })))).toEqual({ shelves: SHELVES })
})

it('S-HOME-05: shows home before shelves that load slowly', async () => {
  const { late } = (await soonOrLate(after(300, () => ({ shelves: SHELVES })))) as { late: Promise<unknown> }
  expect(await late).toEqual(SHELVES)
})

it('leaves a quick redirect to the router', async () => {
  await expect(soonOrLate(Promise.reject(toCopy))).rejects.toBe(toCopy)
})

it('keeps a slow redirect for the page shown by then', async () => {
  const throwing = after(300, () => {
    throw toCopy
  })
  const { late } = (await soonOrLate(throwing)) as { late: Promise<unknown> }
  expect(await late).toBe(toCopy)
})

it('S-HOME-05: reports lost shelves when their response fails', async () => {
  const { late } = (await soonOrLate(Promise.reject(new Error('torn')))) as { late: Promise<unknown> }
  expect(await late).toBe('lost')
})
