import type { Concept } from '../concepts.ts'

/** Concepts that stand together in a question, and how much that says. */
export type Cue = readonly [weight: number, ...together: Concept[]]
