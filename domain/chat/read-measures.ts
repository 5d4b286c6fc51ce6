// Ages, weights and volumes of the customer's animal or tank: «عمرها 3 شهور», «وزنه 7 كيلو», «40 لتر» (C-03).
const LITRES = /\d+ ?(?:لتر\S*|ليتر|lit\S*)(?= |$)/
const UNITS = [
  /(?:\S+ )?(?:شهور|اشهر|اسابيع|سنوات|سنين|months?|weeks?|years?)(?= |$)|(?:\d+|عمر\S*) (?:شهر|سنه)(?= |$)|(?:شهرين|سنتين|اسبوعين)(?= |$)/,
  /\d+(?: \d)? ?(?:كيلو\S*|كجم|kg|kilos?)(?= |$)/,
  LITRES,
]

export function litresOf(told = ''): string {
  return LITRES.exec(told)?.[0] ?? ''
}

/** @param before measures of the same animal from earlier messages; a new age replaces the old one */
export function measuresIn(folded: string, before = ''): string {
  return UNITS.flatMap((unit) => unit.exec(folded)?.[0] ?? unit.exec(before)?.[0] ?? []).join(' ')
}
