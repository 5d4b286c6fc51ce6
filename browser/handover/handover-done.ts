// What a hand-over ends with: both signatures, or an animal that its buyer refuses.
import type { HandoverUnit } from '#contract/handovers.ts'
import { CHECKS, type Check, isHealthCheck } from '#domain/handovers/handover.ts'
import { handoverText, questionOf } from '#text/handovers.ts'
import type { DraftAnimal, DraftAnswer, FlowDraft, FlowPhotos } from './flow-draft.ts'
import { nameOfUnit } from './name-of-unit.ts'

export type HandoverDone = {
  seller: string
  sellerSignature: number[][]
  buyer: string
  buyerSignature: number[][]
  animals: {
    itemId: number
    unit: number
    animalId: number | null
    checks: Record<Check, { verdict: DraftAnswer['verdict']; note?: string }>
  }[]
  /** By the animal's index in the list. */
  photos: FlowPhotos
}

/** The reason, from the notes of the checks; `isIll`: a check of the animal itself failed. */
export type RefusedUnit = { unit: HandoverUnit; why: string; isIll: boolean; photos: FlowPhotos }

export function refusedUnit(
  unit: HandoverUnit,
  checks: DraftAnimal['checks'],
  photos: FlowPhotos,
): RefusedUnit {
  const failed = CHECKS.filter((check) => checks[check]?.verdict === 'no')
  const faults = failed.map(
    (check) => `${questionOf(check, unit.world).ask} ${checks[check]?.note || handoverText.no}`,
  )
  const why = [nameOfUnit(unit), ...faults].join('\n')
  return { unit, why, isIll: failed.some(isHealthCheck), photos }
}

export function toDone(units: readonly HandoverUnit[], draft: FlowDraft, photos: FlowPhotos): HandoverDone {
  const { seller, sellerSignature, buyer, buyerSignature } = draft
  return {
    seller,
    sellerSignature,
    buyer,
    buyerSignature,
    photos,
    animals: units.map(({ itemId, unit, count }, index) => ({
      itemId,
      unit,
      count,
      animalId: draft.animals[index]?.animalId ?? null,
      checks: Object.fromEntries(
        CHECKS.map((check) => {
          const { verdict = 'not-applicable', note = '' } = draft.animals[index]?.checks[check] ?? {}
          return [check, verdict === 'no' ? { verdict, note } : { verdict }]
        }),
      ) as HandoverDone['animals'][number]['checks'],
    })),
  }
}
