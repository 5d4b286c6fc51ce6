// Sends what waits on the phone, the oldest first (W-07). The key of an answer makes twice the same as once, so whatever was
// not heard is simply sent again.
import { ApiError, call, isPassing, refusalIn } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import { changeKept, type Kept, readKept, type Waiting, withRun } from './run-storage.ts'

/** @param onChange with each answer that is done. Throws when the shop is out of reach, or the link is closed. */
export async function sendAnswers(runId: number, onChange: (kept: Kept) => void): Promise<void> {
  const { answers } = await readKept(runId)
  for (const answer of answers) if (answer.problem === null) onChange(await sendOne(runId, answer))
}

async function sendOne(runId: number, answer: Waiting): Promise<Kept> {
  const isThis = ({ body }: Waiting) => body.key === answer.body.key
  const replace = (by: Waiting[]) => (kept: Kept) => ({
    ...kept,
    answers: kept.answers.flatMap((one) => (isThis(one) ? by : [one])),
  })
  try {
    const { stopId } = answer
    const body = { ...answer.body, photoId: await sendPhoto(runId, answer.photo) }
    const run = await call('POST /api/runs/:id/stops/:stopId/answer', { params: { id: runId, stopId }, body })
    return await changeKept(runId, (kept) => {
      const left = replace([])(kept)
      // Of a run that is over the shop takes the answer and tells nothing.
      return run ? withRun(left, run) : left
    })
  } catch (error) {
    if (isPassing(error) || isClosed(error)) throw error
    const problem = refusalIn(error, 'stop-settled') ? 'settled' : 'refused'
    return changeKept(runId, replace([{ ...answer, problem }]))
  }
}

/** Null for a picture that the shop cannot read: the answer counts more. */
async function sendPhoto(runId: number, photo: Blob | null): Promise<string | null> {
  if (!photo) return null
  try {
    const file = new File([photo], 'photo.jpg', { type: photo.type })
    return (await sendFile('POST /api/runs/:id/photos', file, { params: { id: runId } })).id
  } catch (error) {
    if (isPassing(error) || isClosed(error)) throw error
    return null
  }
}

/** The link opens nothing any more. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
