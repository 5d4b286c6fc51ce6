import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, refusalIn } from '#browser/api-client.ts'
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { useChange } from '#browser/use-change.ts'
import type { IssueDraft } from '#contract/admin/newsletter-issues.ts'

const PLACE = 'aleef-admin-newsletter'
const SAVED_AFTER_MS = 800
const NOTHING: IssueWords = { subject: '', text: '' }

export type IssueWords = { subject: string; text: string }

/**
 * The next newsletter (W-11): stored on the device on every keystroke, and on the server after a pause, so that
 * neither a reload nor a lost network loses anything.
 */
export function useIssueDraft(stored: IssueDraft | null) {
  const storedText = useRef(readKept(stored)).current
  const base = useRef(stored)
  /** The version that was read. A stored text may belong to a draft sent since, which the server then refuses. */
  const version = useRef(storedText ? storedText.base : (stored?.updatedAt ?? null))
  const [saved, setSaved] = useState<IssueWords>(() => wordsOf(stored))
  const [words, setWords] = useState<IssueWords>(() => storedText?.words ?? wordsOf(stored))
  const isDirty = differ(words, saved)
  const latest = useRef(words)
  latest.current = words

  const { save, settled, wasSent, failed, ...saving } = useSaves(version, (draft, typed) => {
    base.current = draft
    version.current = draft.updatedAt
    setSaved(typed)
    if (!differ(typed, latest.current)) writeStored(PLACE, null)
  })
  useAutosave(words, isDirty && !failed, () => void save(words))

  const keep = (typed: IssueWords) => writeStoredJson(PLACE, { ...typed, base: version.current })

  function show(next: IssueWords, from: IssueDraft | null) {
    base.current = from
    version.current = from?.updatedAt ?? null
    setSaved(wordsOf(from))
    setWords(next)
    saving.reset()
    if (differ(next, wordsOf(from))) keep(next)
    else writeStored(PLACE, null)
  }

  return {
    words,
    isDirty,
    saving: saving.pending,
    failure: saving.failure,
    conflict: saving.conflict,
    /** The draft was sent elsewhere: later input is on this device only. */
    wasSent,
    type(change: Partial<IssueWords>) {
      const next = { ...words, ...change }
      setWords(next)
      keep(next)
      if (failed && !saving.conflict && !wasSent) saving.reset()
    },
    retry: () => void save(words),
    /** Resolves a conflict: takes the other person's text, or overwrites it. */
    showTheirs: () => saving.conflict && show(wordsOf(saving.conflict), saving.conflict),
    keepOwn: () => saving.conflict && show(words, saving.conflict),
    /** Saves and returns the server's draft; null if it could not be saved. */
    async settle(): Promise<IssueDraft | null> {
      const isSaved = await (isDirty ? save(words) : settled())
      return isSaved ? base.current : null
    },
    /** Call after sending: starts the next draft. */
    startOver: () => show(NOTHING, null),
    startOverWithThese: () => show(words, null),
  }
}

/** Saves the draft on the server, one change after the other. */
function useSaves(version: RefObject<string | null>, onDone: (draft: IssueDraft, typed: IssueWords) => void) {
  const { run, ...saving } = useChange({
    send: (typed: IssueWords) =>
      call('PATCH /api/admin/newsletter/draft', { body: { ...typed, updatedAt: version.current } }),
    onDone,
    versioned: 'PATCH /api/admin/newsletter/draft',
  })
  const queue = useRef(Promise.resolve(true))
  return {
    ...saving,
    wasSent: refusalIn(saving.failure, 'newsletter-sent') !== null,
    failed: saving.failure !== null || saving.conflict !== null,
    /** Queued after a pending save; returns false if it failed. */
    save(typed: IssueWords): Promise<boolean> {
      queue.current = queue.current.then(() => run(typed))
      return queue.current
    },
    settled: () => queue.current,
  }
}

/** Saves after a pause in typing. */
function useAutosave(words: IssueWords, isDue: boolean, save: () => void) {
  const saveNow = useEffectEvent(save)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the wait
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => saveNow(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [words, isDue])
}

function wordsOf(draft: IssueDraft | null): IssueWords {
  return draft ? { subject: draft.subject, text: draft.text } : NOTHING
}

function differ(one: IssueWords, other: IssueWords): boolean {
  return one.subject !== other.subject || one.text !== other.text
}

/** The unsaved text from this device, unless the server has a different draft now. */
function readKept(stored: IssueDraft | null): { words: IssueWords; base: string | null } | null {
  const { subject, text, base = null } = readStoredJson(PLACE) ?? {}
  const isOfThis = stored === null ? base === null || typeof base === 'string' : base === stored.updatedAt
  return isOfThis && typeof subject === 'string' && typeof text === 'string'
    ? { words: { subject, text }, base }
    : null
}
