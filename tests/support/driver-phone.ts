// The phone of a driver who has opened the link of a run (W-07), and the answers it sends.
import type { DriverRun } from '#contract/runs.ts'
import { SIGNATURES } from './handover.ts'
import { pictureForm } from './picture-form.ts'
import { BASE_URL, type TestApp } from './test-app.ts'

type AnsweredRun = DriverRun & { code: string; detail: string; errors?: object }

let keys = 0

/** A new key for an answer or a hand-over. */
export function newKey(): string {
  return (++keys).toString(16).padStart(32, '0')
}

export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString()
}

export function delivered(over: object = {}) {
  return {
    ...{ outcome: 'delivered', key: newKey(), at: new Date().toISOString() },
    ...{ receiver: 'مريم الحارثية', signature: SIGNATURES.buyer, ...over },
  }
}

export async function openRun(app: TestApp, token: string) {
  const opened = await app.request('/api/runs/open', {
    method: 'POST',
    headers: { Origin: BASE_URL, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const run = (await opened.json()) as DriverRun
  const [line = ''] = opened.headers.getSetCookie()
  const cookie = line.split(';')[0] ?? ''
  async function ask<Body = DriverRun>(method: string, path: string, body?: object | FormData) {
    const isForm = body instanceof FormData
    const response = await app.request(path, {
      method,
      headers: {
        ...{ Cookie: cookie, Origin: BASE_URL },
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const answer = (stopId: number, body: object) =>
    ask<AnsweredRun>('POST', `/api/runs/${run.id}/stops/${stopId}/answer`, body)
  const photo = async () => ask<{ id: string }>('POST', `/api/runs/${run.id}/photos`, await pictureForm())
  return { status: opened.status, run, line, ask, answer, photo }
}
