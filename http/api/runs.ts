// A delivery run, opened by its link (W-07): the token is exchanged for a cookie limited to this run.
import { MAX_FILE_BYTES } from '#domain/image-limits.ts'
import { endOfAnswers } from '#domain/runs/delivery-run.ts'
import { ok } from '#platform/result.ts'
import { refuseLink } from '#server/access/refuse-link.ts'
import { uploadFile } from '#server/media/upload-file.ts'
import { readDriverRun } from '#server/runs/driver-queries.ts'
import { recordAnswer } from '#server/runs/record-answer.ts'
import { findDriver } from '#server/runs/run-access.ts'
import { setCookies } from './caller.ts'
import { runCookie } from './require-driver.ts'
import type { Api, Services } from './shop-api.ts'

export function runsApi(api: Api, { limits, receiveUpload }: Services): void {
  api.on('POST /api/runs/open', async ({ c, context, body }) => {
    const driver = await findDriver(context, body.token, null)
    if (!driver) return refuseLink(limits, c.get('clientAddress'), 'run-closed')
    // The cookie outlives the run, so that late answers are still accepted.
    const until = endOfAnswers({ revokedAt: null, expiresAt: driver.expiresAt })
    const seconds = Math.ceil((until.getTime() - context.now().getTime()) / 1000)
    setCookies(c, [runCookie(context).issue(body.token, `/api/runs/${driver.runId}`, seconds)])
    return ok(await readDriverRun(context, driver))
  })

  api.on('GET /api/runs/:id', async ({ context, user }) => ok(await readDriverRun(context, user)))

  api.on('POST /api/runs/:id/stops/:stopId/answer', ({ context, user, params, body }) =>
    recordAnswer(context, user, params.stopId, body),
  )

  api.on('POST /api/runs/:id/photos', ({ c, context, user }) => {
    const { runId } = user
    return receiveUpload(c, {
      limit: 'file-account',
      accountId: `run ${runId}`,
      maxBytes: MAX_FILE_BYTES,
      tooLarge: 'image-too-large',
      keep: (bytes) => uploadFile(context, { runId }, bytes),
    })
  })
}
