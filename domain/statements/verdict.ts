// What the shop makes of a bank's line (F-05).
import type { Baisa } from '#domain/money.ts'

export const VERDICTS = ['sure', 'likely', 'open'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What speaks for a choice. */
export const SUPPORTS = [
  'number',
  'reference',
  'amount',
  'sum',
  'parts',
  'name',
  'only',
  'reported-then',
] as const
export type Support = (typeof SUPPORTS)[number]

/** What speaks against it, or at least not for it. `reversal`: the shop's own money that comes back. */
export const DOUBTS = [
  'short',
  'over',
  'name-part',
  'name-absent',
  'before-order',
  'covered',
  'reversal',
  'names-another',
] as const
export type Doubt = (typeof DOUBTS)[number]

/** Orders that a line would pay together; most often one. */
export type Choice = {
  orderIds: readonly number[]
  support: readonly Support[]
  doubts: readonly Doubt[]
  /** What came less what is due; below zero when it is short. */
  difference: Baisa
}

/** Why nothing is offered for a line. */
export const OPEN_NOTES = ['other-year', 'too-many', 'names-another', 'nothing'] as const
export type OpenNote = (typeof OPEN_NOTES)[number]

export type LineVerdict = {
  lineId: number
  verdict: Verdict
  /** One where it is sure, several to choose from where it is likely, the best first. */
  choices: readonly Choice[]
  note: OpenNote | null
}
