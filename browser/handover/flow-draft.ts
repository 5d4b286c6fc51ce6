// The draft of a hand-over (H-07). It survives a reload, because a phone's camera may close the page that opened it.
// Pictures last only as long as the page.
import { useState } from 'react'
import { readStoredJson, writeStoredJson } from '#browser/storage.ts'
import type { HandoverUnit } from '#contract/handovers.ts'
import { CHECKS, type Check, type CheckVerdict } from '#domain/handovers/handover.ts'
import { flowKeyOf } from './flow-key.ts'

export type DraftAnswer = { verdict: CheckVerdict; note: string }
export type DraftAnimal = Pick<HandoverUnit, 'itemId' | 'unit'> & {
  animalId: number | null
  checks: Partial<Record<Check, DraftAnswer>>
}

export type FlowDraft = {
  at: number
  animals: DraftAnimal[]
  seller: string
  sellerSignature: number[][]
  /** The seller has given the device to the buyer. */
  isBuyersTurn: boolean
  buyer: string
  buyerSignature: number[][]
  hasCash: boolean
}

export type Screen =
  | { kind: 'pick'; animal: number }
  | { kind: 'check'; animal: number; check: Check }
  | { kind: 'photo'; animal: number }
  | { kind: 'sign' }

/** One animal after the other, then both signatures. */
export function screensOf(units: readonly HandoverUnit[]): Screen[] {
  return [
    ...units.flatMap((unit, animal): Screen[] => [
      ...(unit.animal === null && unit.animals.length > 0 ? [{ kind: 'pick' as const, animal }] : []),
      ...CHECKS.map((check) => ({ kind: 'check' as const, animal, check })),
      { kind: 'photo' as const, animal },
    ]),
    { kind: 'sign' },
  ]
}

/** The key of a picture: which animal, and what it shows. */
export type PhotoKey = `${number} ${Check | 'moment'}`
export type FlowPhotos = Partial<Record<PhotoKey, Blob>>

export function useFlowDraft(
  key: string,
  units: readonly HandoverUnit[],
  names: { seller: string; buyer: string },
) {
  const storedKey = flowKeyOf(key)
  const [draft, setDraft] = useState<FlowDraft>(() => {
    const stored: FlowDraft | null = readStoredJson(storedKey, 'tab')
    return stored && isOfUnits(stored, units) ? stored : emptyDraft(units, names)
  })

  function change(by: Partial<FlowDraft>) {
    setDraft((before) => {
      const next = { ...before, ...by }
      writeStoredJson(storedKey, next, 'tab')
      return next
    })
  }

  return { draft, change }
}

/** Discards checks made of a different animal, since the office may have assigned another one meanwhile. */
export function isOfUnits({ animals }: FlowDraft, units: readonly HandoverUnit[]): boolean {
  return (
    animals?.length === units.length &&
    units.every(({ itemId, unit, animal, animals: choices }, at) => {
      const checked = animals[at]
      if (checked?.itemId !== itemId || checked.unit !== unit) return false
      if (animal) return checked.animalId === animal.id
      return checked.animalId === null || choices.some(({ id }) => id === checked.animalId)
    })
  )
}

function emptyDraft(units: readonly HandoverUnit[], names: { seller: string; buyer: string }): FlowDraft {
  return {
    at: 0,
    animals: units.map(({ itemId, unit, animal }) => ({
      itemId,
      unit,
      animalId: animal?.id ?? null,
      checks: {},
    })),
    ...names,
    sellerSignature: [],
    isBuyersTurn: false,
    buyerSignature: [],
    hasCash: false,
  }
}
