import { queryOptions } from '@tanstack/react-query'
import { call, send } from '#browser/api-client.ts'
import type { Diagnostics } from '#contract/admin/diagnostics.ts'

/** The server's diagnostics, with the latency and the clock difference, which only the browser can measure. */
export type Diagnosed = Diagnostics & { latencyMs: number; clockSecondsApart: number }

/** One query for all panels. */
export const diagnosticsQuery = queryOptions({
  queryKey: ['/api/admin/diagnostics'],
  queryFn: look,
  staleTime: 0,
  gcTime: 0,
})

/** The shortest of three round trips; the clocks are compared at the middle of the call. */
async function look(): Promise<Diagnosed> {
  const ways: number[] = []
  for (let way = 0; way < 3; way++) ways.push(await timed(() => send('GET', '/healthz')))
  const latencyMs = Math.min(...ways)
  const answer = await call('GET /api/admin/diagnostics')
  const apart = Math.abs(Date.now() - latencyMs / 2 - Date.parse(answer.now)) / 1000
  return { ...answer, latencyMs: Math.round(latencyMs), clockSecondsApart: apart < 1 ? 0 : Math.round(apart) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
