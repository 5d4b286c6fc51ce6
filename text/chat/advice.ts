// The chatbot's sentences when it recommends an animal (C-04, C-05).
import { isolate } from '#text/format-text.ts'

export const adviceText = {
  /** The best match and its reasons. */
  best: (name: string, price: string, why: string) =>
    `الأنسب لما ذكرت مما يتوفر الآن: ${isolate(name)} (${price}): ${why}.`,
  others: (lines: string) => `ثم:\n${lines}`,
  /** Wishes that the record does not mention. */
  unsaid: (wishes: readonly string[], isShe: boolean) =>
    `ولم يُذكر في ${isShe ? 'صفحتها' : 'صفحته'}: ${wishes.join('، ')}.`,
} as const
