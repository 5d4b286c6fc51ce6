/** The families whose colour worlds the interface paints (design/README.md). */
export const WORLDS = ['cats', 'birds', 'fish', 'rabbits', 'small', 'supplies'] as const
export type World = (typeof WORLDS)[number]
