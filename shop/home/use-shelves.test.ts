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

it('waits for shelves that come soon', async () => {
  expect(await soonOrLate(after(1, () => ({ shelves: SHELVES })))).toEqual({ shelves: SHELVES })
})

it('S-HOME-05: shows home before shelves that come late', async () => {
  const { late } = (await soonOrLate(after(300, () => ({ shelves: SHELVES })))) as { late: Promise<unknown> }
  expect(await late).toEqual(SHELVES)
})

it('leaves a redirect that comes soon to the router', async () => {
  await expect(soonOrLate(Promise.reject(toCopy))).rejects.toBe(toCopy)
})

it('keeps a redirect that comes late for the page that is shown by then', async () => {
  const throwing = after(300, () => {
    throw toCopy
  })
  const { late } = (await soonOrLate(throwing)) as { late: Promise<unknown> }
  expect(await late).toBe(toCopy)
})

it('S-HOME-05: says that shelves are lost when their answer fails', async () => {
  const { late } = (await soonOrLate(Promise.reject(new Error('torn')))) as { late: Promise<unknown> }
  expect(await late).toBe('lost')
})
