// Which pictures are mounted beside the current one, so that they are loaded before a swipe.

/** −1 is the one before, 1 the next. */
export type Slot = { position: number; offset: -1 | 0 | 1 }

/** The row wraps around; of two pictures the other one is on one side only. */
export function slotsAround(index: number, count: number): Slot[] {
  const here: Slot = { position: index, offset: 0 }
  if (count < 2) return [here]
  if (count === 2) return [here, { position: 1 - index, offset: index === 0 ? 1 : -1 }]
  return [
    { position: (index - 1 + count) % count, offset: -1 },
    here,
    { position: (index + 1) % count, offset: 1 },
  ]
}
