import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { returnRequest } from '#contract/return-request.ts'
import type { ReturnLine } from '#contract/returns.ts'
import { GIVEN_BACK_REASONS, type GivenBackReason } from '#domain/returns/return-rules.ts'
import { RETURN_ERRORS, returnsText as text } from '#text/returns.ts'
import { instead } from '#ui/instead.ts'

/** State of the return form; photos are uploaded before it is sent. */
export function useReturn(orderId: number, all: readonly ReturnLine[], onDone: () => void) {
  const reasons = GIVEN_BACK_REASONS.filter((reason) => all.some((line) => allows(line, reason)))
  const [reason, setReason] = useState(reasons.length === 1 ? reasons[0] : undefined)
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const [words, setWords] = useState('')
  const [images, setImages] = useState<string[]>([])
  const lines = all.filter((line) => reason !== undefined && allows(line, reason))
  // A single line is preselected.
  const quantityOf = (id: number) => quantities[id] ?? (lines.length === 1 ? 1 : 0)
  const items = lines
    .map(({ id, left }) => ({ id, quantity: Math.min(quantityOf(id), left) }))
    .filter(({ quantity }) => quantity > 0)
  const sending = useSubmit({
    check: (body): WrongFields => ({
      ...wrongFields(returnRequest, body),
      ...missing(reason, items.length, words),
    }),
    send: (body: typeof returnRequest._zod.input) =>
      call('POST /api/orders/:id/return', { params: { id: orderId }, body }),
    done: () => ({ title: text.sent, description: text.sentWhy }),
    onDone: () => {
      setQuantities({})
      setWords('')
      setImages([])
      onDone()
    },
    refresh: ['/api/orders'],
  })

  function change(name: string, apply: () => void) {
    apply()
    sending.clearWrong(name)
  }

  return {
    reasons,
    reason,
    lines,
    quantityOf,
    words,
    images,
    submit: instead(() => sending.submit({ items, reason: reason ?? 'other', words, images })),
    formRef: sending.formRef,
    wrong: sending.wrong,
    setReason(chosen: GivenBackReason) {
      setReason(chosen)
      // It decides which lines there are, and whether words are needed.
      for (const name of ['reason', 'items', 'words']) sending.clearWrong(name)
    },
    setQuantity: (id: number, quantity: number) =>
      change('items', () => setQuantities((before) => ({ ...before, [id]: quantity }))),
    setWords: (typed: string) => change('words', () => setWords(typed)),
    setImages: (chosen: string[]) => change('images', () => setImages(chosen)),
    failure: sending.failure,
    pending: sending.pending,
  }
}

function allows(line: ReturnLine, reason: GivenBackReason): boolean {
  return line.reasons.some((open) => open.reason === reason)
}

function missing(reason: GivenBackReason | undefined, chosen: number, words: string): WrongFields {
  if (reason === undefined) return { reason: RETURN_ERRORS.reasonMissing }
  return {
    ...(chosen === 0 && { items: RETURN_ERRORS.nothingChosen }),
    ...(reason === 'other' && words.trim() === '' && { words: RETURN_ERRORS.wordsMissing }),
  }
}
