// A bank statement with its truth, generated: open orders, and lines with the noise of real ones, of each of which it is
// known what it pays and whether a person could have told.
import { type Baisa, baisa } from '#domain/money.ts'
import { addDays } from '#domain/muscat-time.ts'
import type { LineToMatch, OpenOrder } from '#domain/statements/weigh-order.ts'

export type GeneratedLine = LineToMatch & {
  /** Empty for money that is not the shop's. */
  pays: readonly number[]
  /** Somebody who looks at line and orders would be certain. */
  isTellable: boolean
}

export type GeneratedStatement = { orders: OpenOrder[]; closed: string[]; lines: GeneratedLine[] }

export const TODAY = '2026-11-23'

/** Arabic, and as banks of the country spell it. */
const FIRST = [
  ['مريم', 'MARYAM'],
  ['سالم', 'SALIM'],
  ['سليم', 'SULAIM'],
  ['عائشة', 'AISHA'],
  ['خالد', 'KHALID'],
  ['نورة', 'NOURA'],
  ['يوسف', 'YOUSUF'],
  ['فاطمة', 'FATMA'],
  ['أحمد', 'AHMED'],
  ['محمد', 'MOHAMMED'],
  ['عبدالله', 'ABDULLAH'],
  ['هند', 'HIND'],
  ['ناصر', 'NASSER'],
  ['سيف', 'SAIF'],
  ['ليلى', 'LAILA'],
  ['زينب', 'ZAINAB'],
  ['حمد', 'HAMAD'],
  ['سعيد', 'SAID'],
  ['طارق', 'TARIQ'],
  ['شيخة', 'SHAIKHA'],
  ['بدر', 'BADAR'],
  ['منى', 'MUNA'],
  ['راشد', 'RASHID'],
  ['وليد', 'WALEED'],
] as const
const LAST = [
  ['الحارثي', 'AL HARTHI'],
  ['البلوشي', 'ALBALUSHI'],
  ['الزدجالي', 'AL ZADJALI'],
  ['المقبالي', 'AL-MAQBALI'],
  ['الشكيلي', 'ALSHUKAILI'],
  ['الهنائي', 'AL HINAI'],
  ['السيابي', 'ALSIYABI'],
  ['الرواحي', 'AL RAWAHI'],
  ['الكندي', 'ALKINDI'],
  ['المعمري', 'AL MAAMARI'],
  ['الفارسي', 'ALFARSI'],
  ['البوسعيدي', 'AL BUSAIDI'],
  ['الغافري', 'AL GHAFRI'],
  ['اللواتي', 'AL LAWATI'],
  ['الخروصي', 'ALKHAROUSI'],
  ['الظاهري', 'AL DHAHRI'],
  ['الوهيبي', 'AL WAHAIBI'],
  ['القاسمي', 'ALQASMI'],
  ['العامري', 'AL AMRI'],
  ['الجابري', 'AL JABRI'],
] as const
const MIDDLE = [
  ['بن سعيد', 'SAID'],
  ['بن حمد', 'HAMAD'],
  ['بنت خلفان', 'KHALFAN'],
  ['بن علي', 'ALI'],
] as const

type GeneratedPerson = { customer: string; arabic: string; latin: string; first: string; last: string }
/** A whole number in [0, below). */
type Draw = (below: number) => number

/** The same numbers in the same order for the same seed. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0 || 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0
    return Math.floor(((mixed ^ (mixed >>> 16)) >>> 0) / (0x1_0000_0000 / below))
  }
}

export function generateStatement(seed: number, orderCount: number, lineCount: number): GeneratedStatement {
  const draw = seededDraw(seed)
  const people = Array.from({ length: Math.ceil(orderCount * 0.8) }, (_, i) =>
    makePerson(draw, `customer-${i}`),
  )
  const numbers = drawNumbers(draw, orderCount + 200)
  const personOf = new Map<OpenOrder, GeneratedPerson>()
  const orders = numbers.slice(200).map((orderNumber, i) => {
    const person = pick(draw, people)
    const order = makeOrder(draw, person, orderNumber, i + 1)
    personOf.set(order, person)
    return order
  })
  const closed = numbers.slice(0, 200)
  // A name and an amount that several orders share do not tell which of them is meant.
  const called = ({ first, last }: GeneratedPerson, amount: Baisa) => `${first} ${last} ${amount}`
  const times = Map.groupBy(orders, (order) => called(personOf.get(order) as GeneratedPerson, order.due))
  const countCalled = (person: GeneratedPerson, amount: Baisa) =>
    times.get(called(person, amount))?.length ?? 0
  const unpaid = shuffle(draw, orders)
  const lines: GeneratedLine[] = []
  for (let order = unpaid.pop(); order && lines.length < lineCount; order = unpaid.pop()) {
    const person = personOf.get(order) as GeneratedPerson
    lines.push(...makeLines(draw, { order, person, unpaid, closed, people, countCalled }))
  }
  return { orders, closed, lines: shuffle(draw, lines).map((line, i) => ({ ...line, id: i + 1 })) }
}

type LineAround = {
  order: OpenOrder
  person: GeneratedPerson
  unpaid: OpenOrder[]
  closed: string[]
  people: GeneratedPerson[]
  /** How many orders of that amount are of somebody with that first and last name. */
  countCalled: (person: GeneratedPerson, amount: Baisa) => number
}

function makeLines(
  draw: Draw,
  { order, person, unpaid, closed, people, countCalled }: LineAround,
): GeneratedLine[] {
  const one = (words: string, isTellable: boolean, amount: Baisa = order.due) => [
    toLine(draw, order, noisy(draw, words), { amount, pays: [order.id], isTellable }),
  ]
  const digits = order.orderNumber.slice(3, 11)
  const kind = draw(100)
  if (kind < 42) return one(`${spell(draw, person)} ${spellNumber(draw, order.orderNumber)}`, true)
  if (kind < 47) return one(`ALF${digits}`, true)
  if (kind < 49) return one(`ALF${digits.slice(0, 7)}`, true)
  if (kind < 75) return one(spell(draw, person), countCalled(person, order.due) === 1)
  if (kind < 77 && order.reference) return one(order.reference, true)
  if (kind < 81) return one(spell(draw, relativeOf(draw, order, people, countCalled)), false)
  if (kind < 83) return one(`${spell(draw, person)} ${order.orderNumber}`, false, baisa(order.due - 500))
  if (kind < 85) return one(spell(draw, person), false, baisa(order.due + 7))
  if (kind < 88) {
    const other = unpaid.pop()
    if (!other) return []
    const amount = baisa(order.due + other.due)
    const later = order.placedOn > other.placedOn ? order : other
    const words = noisy(draw, `${order.orderNumber} ${other.orderNumber}`)
    return [toLine(draw, later, words, { amount, pays: [order.id, other.id], isTellable: true })]
  }
  if (kind < 90) {
    const part = baisa(Math.floor(order.due / 3))
    const words = `PART ${order.orderNumber}`
    return [...one(words, true, part), ...one(words, true, baisa(order.due - part))]
  }
  // Money for an order that was paid before, money of somebody else, the shop's own that comes back.
  const others = [
    `${spell(draw, person)} ${pick(draw, closed)}`,
    `CASH DEPOSIT BRANCH ${draw(900)}`,
    `REFUND ${order.orderNumber}`,
    `POS SETTLEMENT ${90_000_000 + draw(9_999_999)}`,
  ]
  const words = noisy(draw, pick(draw, others))
  return [toLine(draw, order, words, { amount: order.due, pays: [], isTellable: false })]
}

/** Somebody pays for another and nothing says for whom; that they are called as another customer with the same amount nobody could know. */
function relativeOf(
  draw: Draw,
  order: OpenOrder,
  people: readonly GeneratedPerson[],
  countCalled: LineAround['countCalled'],
): GeneratedPerson {
  for (;;) {
    const relative = pick(draw, people)
    if (countCalled(relative, order.due) === 0) return relative
  }
}

function makePerson(draw: Draw, customer: string): GeneratedPerson {
  const [first, latinFirst] = pick(draw, FIRST)
  const [last, latinLast] = pick(draw, LAST)
  const [middle, latinMiddle] = draw(3) === 0 ? pick(draw, MIDDLE) : ['', '']
  return {
    customer,
    arabic: [first, middle, last].filter(Boolean).join(' '),
    latin: [latinFirst, latinMiddle, latinLast].filter(Boolean).join(' '),
    first: latinFirst,
    last: latinLast,
  }
}

function makeOrder(draw: Draw, person: GeneratedPerson, orderNumber: string, id: number): OpenOrder {
  const placedOn = addDays(TODAY, -draw(10))
  const isReported = draw(3) > 0
  return {
    id,
    orderNumber,
    // A few hundred prices, so that many orders cost the same.
    due: baisa((6 + draw(400)) * 500),
    names: [draw(8) === 0 ? person.latin : person.arabic],
    customer: person.customer,
    reference: isReported && draw(4) === 0 ? `FT${26_000_000 + id}` : null,
    placedOn,
    reportedOn: isReported ? placedOn : null,
  }
}

function drawNumbers(draw: Draw, count: number): string[] {
  const numbers = new Set<string>()
  const letter = () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(draw(24))
  while (numbers.size < count)
    numbers.add(
      `ALF${String(draw(100_000_000)).padStart(8, '0')}${letter()}${letter()}${letter()}${letter()}`,
    )
  return [...numbers]
}

function spell(draw: Draw, person: GeneratedPerson): string {
  const kind = draw(5)
  if (kind === 0) return person.arabic
  if (kind === 1) return `تحويل من ${person.arabic}`
  if (kind === 2) return `${person.first} S ${person.last}`
  return kind === 3 ? person.latin.toLowerCase() : person.latin
}

function spellNumber(draw: Draw, number: string): string {
  const [digits, letters] = [number.slice(3, 11), number.slice(11)]
  return pick(draw, [
    number,
    number.toLowerCase(),
    `ALF ${digits} ${letters}`,
    `ALF-${digits.slice(0, 4)} ${digits.slice(4)}-${letters}`,
    `طلب ${number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))}`,
    `order#${number}`,
  ])
}

function noisy(draw: Draw, words: string): string {
  const before = ['TRF FROM', 'IB TRANSFER', 'MOBILE PAYMENT', 'حوالة واردة', 'ACH CR', '']
  const after = [`FT${2_600_000 + draw(9_000_000)}`, 'OMAN', 'شكرا', `99${100_000 + draw(899_999)}`, '', '']
  return `${pick(draw, before)} ${words} ${pick(draw, after)}`.trim()
}

function toLine(
  draw: Draw,
  order: OpenOrder,
  text: string,
  what: Pick<GeneratedLine, 'amount' | 'pays' | 'isTellable'>,
): GeneratedLine {
  const day = addDays(order.placedOn, draw(3))
  const reference = `FT${2_600_000 + draw(9_000_000)}`
  return { id: 0, day: day > TODAY ? TODAY : day, text, reference, ...what }
}

function pick<T>(draw: Draw, list: readonly T[]): T {
  return list[draw(list.length)] as T
}

function shuffle<T>(draw: Draw, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: draw(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
