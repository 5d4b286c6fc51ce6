// A finder writes to the owner of an animal through the shop (H-05). Only the worker looks up the owner: the response,
// and the work done for it, are the same for every code.
import type { z } from 'zod'
import type { foundRequest } from '#contract/found-request.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { readAnimalCode } from '#domain/animals/animal-code.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'

/** `code`: as it was typed. */
type FoundMessage = z.output<typeof foundRequest> & { code: string; network: string }

export async function writeToOwner(
  { db, jobs, now }: Context,
  limits: RateLimits,
  { name, contact, message, companyFax, ...request }: FoundMessage,
): Promise<Result<Record<string, never>, RefusalOf<'too-many-requests'>>> {
  const code = readAnimalCode(request.code) ?? 'none'
  const wait = await limits.takeAll([
    ['found-network', request.network],
    ['found-code', code],
  ])
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (!companyFax)
    await jobs.enqueue(db, 'send-mail', [
      { mail: 'found-animal', code, name, contact, message, at: now().toISOString() },
    ])
  return ok({})
}
