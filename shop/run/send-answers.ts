// Sends the answers waiting on the phone, oldest first (W-07). Their keys make them idempotent, so an unacknowledged
// answer is simply sent again.
import { call, isPassing, isUnauthorized, refusalIn } from '#browser/api-client.ts'
import { withPhotos } from '#browser/handover/with-photos.ts'
import { sendFile } from '#browser/send-file.ts'
import {
  type AnswerBody,
  changeKept,
  type HandoverPhoto,
  type Kept,
  readKept,
  type Waiting,
  withRun,
} from './run-storage.ts'

/** @param onChange called after each answer. Throws if the shop is unreachable or the link is invalid. */
export async function sendAnswers(runId: number, onChange: (kept: Kept) => void): Promise<void> {
  const { answers } = await readKept(runId)
  for (const answer of answers) if (answer.problem === null) onChange(await sendOne(runId, answer))
}

async function sendOne(runId: number, answer: Waiting): Promise<Kept> {
  const isSameAnswer = ({ body }: Waiting) => body.key === answer.body.key
  const replace = (by: Waiting[]) => (kept: Kept) => ({
    ...kept,
    answers: kept.answers.flatMap((one) => (isSameAnswer(one) ? by : [one])),
  })
  try {
    const { stopId } = answer
    const handover = await sendHandover(runId, answer, (sent) => changeKept(runId, replace([sent])))
    const body = { ...answer.body, ...handover, photoId: await sendPhoto(runId, answer.photo) }
    const run = await call('POST /api/runs/:id/stops/:stopId/answer', { params: { id: runId, stopId }, body })
    return await changeKept(runId, (kept) => {
      const remaining = replace([])(kept)
      // For an ended run the shop accepts the answer and returns no run.
      return run ? withRun(remaining, run) : remaining
    })
  } catch (error) {
    if (isPassing(error) || isUnauthorized(error)) throw error
    // Uploads that are never attached are deleted after a day, so an old one is sent again.
    if (refusalIn(error, 'invalid-request') && answer.handoverPhotos?.some(({ id }) => id))
      return changeKept(runId, replace([{ ...answer, handoverPhotos: withoutIds(answer.handoverPhotos) }]))
    const problem = refusalIn(error, 'stop-settled')
      ? 'settled'
      : refusalIn(error, 'handover-missing')
        ? 'handover'
        : 'refused'
    return changeKept(runId, replace([{ ...answer, problem }]))
  }
}

/** H-07: with its pictures, each uploaded once, however often the network fails. */
async function sendHandover(
  runId: number,
  answer: Waiting,
  keep: (sent: Waiting) => Promise<Kept>,
): Promise<Pick<AnswerBody, 'handover' | 'checkPhotoIds'>> {
  const { handover } = answer.body
  const photos = [...(answer.handoverPhotos ?? [])]
  for (const [index, one] of photos.entries()) {
    if (one.id !== undefined) continue
    photos[index] = { ...one, id: await sendPhoto(runId, one.photo) }
    await keep({ ...answer, handoverPhotos: [...photos] })
  }
  // The buyer refused: only the pictures of the check are sent.
  if (!handover) return photos.length > 0 ? { checkPhotoIds: photos.flatMap(({ id }) => id ?? []) } : {}
  const photoOf = (animal: number, of: HandoverPhoto['of']) =>
    photos.find((one) => one.animal === animal && one.of === of)?.id ?? null
  const animals = withPhotos(handover.animals, photoOf)
  return { handover: { ...handover, animals } }
}

function withoutIds(photos: readonly HandoverPhoto[]): HandoverPhoto[] {
  return photos.map(({ id: _, ...photo }) => photo)
}

/** Null for a picture that the shop cannot read; the answer is sent without it. */
async function sendPhoto(runId: number, photo: Blob | null): Promise<string | null> {
  if (!photo) return null
  try {
    const file = new File([photo], 'photo.jpg', { type: photo.type })
    return (await sendFile('POST /api/runs/:id/photos', file, { params: { id: runId } })).id
  } catch (error) {
    if (isPassing(error) || isUnauthorized(error)) throw error
    return null
  }
}
