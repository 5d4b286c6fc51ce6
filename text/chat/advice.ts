// What the chatbot advises whoever wishes for an animal of some sort (C-04, C-05).
import { isolate } from '#text/format-text.ts'

export const adviceText = {
  /** The first, and why. */
  best: (name: string, price: string, why: string) =>
    `الأنسب لما ذكرت مما يتوفر الآن: ${isolate(name)} (${price}): ${why}.`,
  others: (lines: string) => `ثم:\n${lines}`,
  /** Wishes that its record says nothing of. */
  unsaid: (wishes: readonly string[], isShe: boolean) =>
    `ولم يُذكر في ${isShe ? 'صفحتها' : 'صفحته'}: ${wishes.join('، ')}.`,
} as const
