// What a guide on keeping one family of animals holds.
type CareTip = {
  /** Folded beginnings of words in a question that this tip answers. */
  asked: readonly string[]
  title: string
  lines: readonly string[]
}

export type CareGuide = {
  title: string
  /** What anybody should know, for a question that asks for nothing in particular. */
  basics: readonly string[]
  tips: readonly CareTip[]
  suggestions: readonly string[]
}
