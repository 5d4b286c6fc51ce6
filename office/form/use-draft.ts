import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, forgetDraft, readDraft, storeDraft } from './draft.ts'

export type OfferedDraft = {
  /** When what is offered was typed; null when nothing is. */
  at: string | null
  /** Whether the record was changed by somebody after it was typed. */
  isOlder: boolean
  /** Pictures that were picked with it and are gone. */
  unsent: number
  /** So many pictures have not arrived yet. */
  noteUnsent: (count: number) => void
  resume: () => void
  discard: () => void
}

/**
 * What is typed is kept as it is typed. What was kept before is offered, and stays until somebody chooses; typing on
 * without choosing writes over it.
 */
export function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  {
    name,
    first,
    base,
    differ,
    merge,
  }: {
    /** `item:edit-12`: what it is kept under. */
    name: string
    /** What the form begins with. */
    first: Fields
    /** The version of the record that is; '' for a new one. */
    base: string
    differ: (fields: Fields, first: Fields) => boolean
    /** What was typed, put on the record as it is now. */
    merge: (draft: Draft<Fields>, now: Fields) => Fields
  },
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
    /** It was saved. */
    end,
  }
}
