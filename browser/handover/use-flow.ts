import { useState } from 'react'
import type { HandoverUnit } from '#contract/handovers.ts'
import { type DraftAnimal, type FlowPhotos, type PhotoKey, screensOf, useFlowDraft } from './flow-draft.ts'

type FlowStart = {
  flowKey: string
  units: readonly HandoverUnit[]
  names: { seller: string; buyer: string }
}

export type FlowState = ReturnType<typeof useFlow>

/** State of a hand-over: its draft, its pictures, and the screen that it stands at. */
export function useFlow({ flowKey, units, names }: FlowStart) {
  const { draft, change } = useFlowDraft(flowKey, units, names)
  const [photos, setPhotos] = useState<FlowPhotos>({})
  const screens = screensOf(units)
  const at = Math.min(draft.at, screens.length - 1)
  const go = (by: number) => change({ at: at + by })

  return {
    draft,
    change,
    photos,
    screens,
    at,
    screen: screens[at] ?? { kind: 'sign' as const },
    next: () => go(1),
    back: at > 0 ? () => go(-1) : null,
    takePhoto: (key: PhotoKey) => (photo: Blob | null) =>
      setPhotos(({ [key]: _, ...others }) => (photo ? { ...others, [key]: photo } : others)),
    /** `move`: how many screens to go on. */
    changeAnimal(animal: number, by: Partial<DraftAnimal>, move: number) {
      const animals = draft.animals.map((one, index) => (index === animal ? { ...one, ...by } : one))
      change({ animals, at: at + move })
    },
    /** Back to the first question about this animal. */
    goToChecks: (animal: number) =>
      change({ at: screens.findIndex((one) => one.kind === 'check' && one.animal === animal) }),
  }
}
