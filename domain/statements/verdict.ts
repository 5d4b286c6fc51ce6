// What the shop makes of a bank's line (F-05).
import type { Baisa } from '#domain/money.ts'

export const LINE_VERDICTS = ['sure', 'likely', 'open'] as const
/** The reasons for a choice. */
export type Support = 'number' | 'reference' | 'amount' | 'sum' | 'parts' | 'name' | 'only' | 'reported-then'

/** What speaks against it, or at least not for it. `reversal`: the shop's own money that comes back. */
export type Doubt =
  | 'short'
  | 'over'
  | 'name-part'
  | 'name-absent'
  | 'before-order'
  | 'covered'
  | 'reversal'
  | 'names-another'

/** Orders that a line would pay together; most often one. */
export type OrderChoice = {
  orderIds: readonly number[]
  support: readonly Support[]
  doubts: readonly Doubt[]
  /** What came less what is due; below zero when it is short. */
  difference: Baisa
}

/** Why nothing is offered for a line. */
export type OpenNote = 'other-year' | 'too-many' | 'names-another' | 'nothing'

export type LineVerdict = {
  lineId: number
  verdict: (typeof LINE_VERDICTS)[number]
  /** One where it is sure, several to choose from where it is likely, the best first. */
  choices: readonly OrderChoice[]
  note: OpenNote | null
}
