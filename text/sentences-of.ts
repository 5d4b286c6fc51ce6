/** What is wrong, as a sentence beside each field. */
export function sentencesOf<Field extends string, Fault extends string>(
  faults: Partial<Record<Field, Fault>>,
  sentences: Record<Fault, string>,
): Partial<Record<Field, string>> {
  const entries = Object.entries(faults) as [Field, Fault][]
  return Object.fromEntries(entries.map(([field, fault]) => [field, sentences[fault]])) as Partial<
    Record<Field, string>
  >
}
