import { useState } from 'react'
import { readStored, readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import type { FailureReason } from '#domain/runs/delivery-run.ts'

export type StopDraft = {
  outcome: 'delivered' | 'failed'
  receiver: string
  signature: number[][]
  hasCash: boolean
  reason: FailureReason | null
  /** H-10: lost animals by line. */
  lost: Record<number, number>
  note: string
}

/** Restores input after a reload, because opening the camera may unload the page. */
export function useStopDraft(stopId: number, receiver: string) {
  const key = keyOf(stopId)
  const [draft, setDraft] = useState<StopDraft | null>(() => readStoredJson(key, 'tab'))

  function change(by: Partial<StopDraft> | null) {
    const next = by && { ...EMPTY, receiver, ...draft, ...by }
    setDraft(next)
    if (next) writeStoredJson(key, next, 'tab')
    else forgetDraft(stopId)
  }

  return { draft, change }
}

export function hasDraft(stopId: number): boolean {
  return readStored(keyOf(stopId), 'tab') !== null
}

export function forgetDraft(stopId: number): void {
  writeStored(keyOf(stopId), null, 'tab')
}

function keyOf(stopId: number): string {
  return `aleef-stop-${stopId}`
}

const EMPTY: StopDraft = {
  outcome: 'delivered',
  receiver: '',
  signature: [],
  hasCash: false,
  reason: null,
  lost: {},
  note: '',
}
