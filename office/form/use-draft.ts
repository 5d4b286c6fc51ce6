import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, forgetDraft, mergeChanges, readDraft, storeDraft } from './draft.ts'

export type OfferedDraft = {
  /** When the offered draft was typed; null if none is offered. */
  at: string | null
  /** Whether the record was changed after the draft was stored. */
  isOlder: boolean
  /** The number of pictures that were picked but not uploaded, and are lost. */
  unsent: number
  /** The number of pictures that are not uploaded yet. */
  noteUnsent: (count: number) => void
  resume: () => void
  discard: () => void
}

export type DraftRules<Fields> = {
  /** The storage key: `item:edit-12`. */
  name: string
  /** The form's initial values. */
  first: Fields
  /** The record's version; '' for a new one. */
  base: string
  differ: (fields: Fields, first: Fields) => boolean
  /** The draft's changes, applied to the current record; by default the changed fields. */
  merge?: ((draft: Draft<Fields>, now: Fields) => Fields) | undefined
}

/**
 * Stores input as it is typed. An earlier draft is offered, and kept until the user decides; typing without
 * deciding overwrites it.
 */
export function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  { name, first, base, differ, merge = mergeChanges }: DraftRules<Fields>,
): OfferedDraft & { end: () => void } {
  const unsent = useRef(0)
  const [offered, setOffered] = useState(() => readDraft(name, first))

  const keep = useEffectEvent((fields: Fields) => {
    if (!differ(fields, first) && unsent.current === 0) return
    storeDraft(name, { fields, first, base, at: new Date().toISOString(), unsent: unsent.current })
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  )

  function end() {
    forgetDraft(name)
    setOffered(null)
  }

  return {
    at: offered?.at ?? null,
    isOlder: offered !== null && offered.base !== base,
    unsent: offered?.unsent ?? 0,
    noteUnsent(count) {
      if (count === unsent.current) return
      unsent.current = count
      keep(form.getValues())
    },
    resume() {
      if (offered) form.reset(merge(offered, first), { keepDefaultValues: true })
      setOffered(null)
    },
    discard: end,
    /** Call after saving. */
    end,
  }
}
