// What may have happened to a person, who needs a doctor and not a vet (C-01).

/** Ids that these answers leave behind, so that the next message is read as being about the person. */
export const PERSON_HARMS = [
  'person-hurt',
  'person-swallowed',
  'person-eyes',
  'person-burnt',
  'person-ill',
  'person-rabies',
] as const
export type PersonHarm = (typeof PERSON_HARMS)[number]
