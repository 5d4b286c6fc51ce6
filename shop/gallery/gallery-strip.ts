// Which pictures stand beside the one that is shown, so that they are there before a finger pulls them in.

/** −1 is the one before, 1 the next. */
export type Slot = { position: number; offset: -1 | 0 | 1 }

/** The row goes round; of two pictures the other one stands on its own side only. */
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
