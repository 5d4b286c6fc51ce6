// Which of an item's animals are here. A shipped order takes a unit along and seldom says which animal that was: until
// somebody notes it, records from before that day may be those of an animal that is gone (H-01).

export type Whereabouts = {
  leftOn: string | null
  /** In quarantine, or dead (H-10). */
  isOut: boolean
  /** A unit of its item left after its record was last saved. */
  mayHaveLeft: boolean
}

export type ItemUnits = {
  /** On sale, on hold, and in orders that have not left. */
  expected: number
  /** Left with an order, and no record says that it has. */
  unnoted: number
}

/** All that may be here. */
export function animalsHere<Animal extends Whereabouts>(
  animals: readonly Animal[],
  { unnoted }: ItemUnits,
): Animal[] {
  const here = animals.filter(({ leftOn, isOut }) => leftOn === null && !isOut)
  const certain = here.filter(({ mayHaveLeft }) => !mayHaveLeft)
  return here.length - certain.length <= unnoted ? certain : here
}

/** How many of these are here for certain, whichever of them left. */
export function countCertain(animals: readonly Whereabouts[], { unnoted }: ItemUnits): number {
  return animals.length - Math.min(unnoted, animals.filter(({ mayHaveLeft }) => mayHaveLeft).length)
}
