// Ages, weights and litres that a customer tells of an animal or a tank: «عمرها 3 شهور», «وزنه 7 كيلو», «40 لتر» (C-03).
const LITRES = /\d+ ?(?:لتر\S*|ليتر|lit\S*)(?= |$)/
const UNITS = [
  /(?:\S+ )?(?:شهور|اشهر|اسابيع|سنوات|سنين|months?|weeks?|years?)(?= |$)|(?:\d+|عمر\S*) (?:شهر|سنه)(?= |$)|(?:شهرين|سنتين|اسبوعين)(?= |$)/,
  /\d+(?: \d)? ?(?:كيلو\S*|كجم|kg|kilos?)(?= |$)/,
  LITRES,
]

export function litresOf(told = ''): string {
  return LITRES.exec(told)?.[0] ?? ''
}

/** @param before what was told of the same animal; a new age stands in the place of the one before */
export function measuresIn(folded: string, before = ''): string {
  return UNITS.flatMap((unit) => unit.exec(folded)?.[0] ?? unit.exec(before)?.[0] ?? []).join(' ')
}
