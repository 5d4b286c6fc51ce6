// Which of an item's animals are in the shop. Shipping a unit rarely records which animal it was, so until somebody
// enters that, an older record may belong to an animal that has left (H-01).

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
  /** Units that left with an order without a record saying so. */
  unnoted: number
}

/** All animals that may be in the shop. */
export function animalsHere<Animal extends Whereabouts>(
  animals: readonly Animal[],
  { unnoted }: ItemUnits,
): Animal[] {
  const here = animals.filter(({ leftOn, isOut }) => leftOn === null && !isOut)
  const certain = here.filter(({ mayHaveLeft }) => !mayHaveLeft)
  return here.length - certain.length <= unnoted ? certain : here
}

/** How many of these are certainly in the shop, whichever ones left. */
export function countCertain(animals: readonly Whereabouts[], { unnoted }: ItemUnits): number {
  return animals.length - Math.min(unnoted, animals.filter(({ mayHaveLeft }) => mayHaveLeft).length)
}
