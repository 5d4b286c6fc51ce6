/** An expected outcome as a value (docs/architecture.md): either the requested value, or a refusal. */
export type Result<T, R> = { ok: true; value: T } | { ok: false; refusal: R }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** A refusal carries plain data only, so that it can cross a transaction and the wire. */
export function refuse<const R extends { code: string }>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal }
}

/** The record, or the refusal that there is none. */
export function orNotFound<T>(record: T | null | undefined): Result<T, { code: 'not-found' }> {
  return record ? ok(record) : refuse({ code: 'not-found' })
}

/** Refuses one field of a request. */
export function refuseField(field: string, sentence: string) {
  const errors: Record<string, readonly string[]> = { [field]: [sentence] }
  return refuse({ code: 'invalid-request', errors })
}

/** Refuses the fields that have a sentence; null if none has. */
export function refuseFields(sentences: Partial<Record<string, string>>) {
  const faulty = Object.entries(sentences).flatMap(([field, sentence]) =>
    sentence ? [[field, [sentence]]] : [],
  )
  const errors: Record<string, readonly string[]> = Object.fromEntries(faulty)
  return faulty.length === 0 ? null : refuse({ code: 'invalid-request', errors })
}
