// The credits among messages of a bank, pasted one after the other: each states amount, sender and date in words. Pure.
import { foldArabic, foldDigits } from '#domain/fold-arabic.ts'
import { type BankLine, MAX_LINE_TEXT, type ReadLines } from './bank-line.ts'
import { type MoneyDirection, readAmount } from './read-amount.ts'
import { findDay } from './read-day.ts'

/** Begins where a number begins and has an end, so that no text takes longer to read than it is long. */
const NUMBER = String.raw`(?<![\d.,])\d(?:[\d,.]{0,24}\d)?`
const CURRENCY = String.raw`OMR|R\.?O\b\.?|ر\.?\s?ع\.?|ريال(?:\s*عماني)?`
const AMOUNT = new RegExp(`(?:${CURRENCY})\\s*(${NUMBER})|(${NUMBER})\\s*(?:${CURRENCY})`, 'giu')

/** An empty text holds none. */
export function readMessages(text: string, today: string): ReadLines {
  const read: ReadLines = { lines: [], debits: 0, unread: [] }
  for (const [i, message] of messagesIn(text).entries()) {
    const row = i + 1
    const amount = amountIn(message)
    const direction = directionOf(message)
    const words = message.replace(/\s+/g, ' ').slice(0, MAX_LINE_TEXT)
    if (direction === 'out') read.debits += 1
    else if (amount === null) read.unread.push({ row, why: 'amount', text: words })
    else if (direction === null) read.unread.push({ row, why: 'unclear', text: words })
    else
      read.lines.push({
        row,
        day: findDay(message, today),
        amount,
        text: words,
        reference: REFERENCE.exec(foldDigits(message))?.[1] ?? '',
      })
  }
  return read
}

/** An empty line parts them; without any, each line that names an amount begins one. */
function messagesIn(text: string): string[] {
  const blocks = text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  if (blocks.length > 1) return blocks
  const messages: string[] = []
  for (const line of (blocks[0] ?? '').split(/\r?\n/)) {
    const last = messages.at(-1)
    if (last === undefined || (directionOf(line) !== null && amountIn(line) !== null)) messages.push(line)
    else messages[messages.length - 1] = `${last}\n${line}`
  }
  return messages.filter((message) => message.trim() !== '')
}

const BALANCE_BEFORE = /(?:bal|balance|رصيد\S*|المتوفر|المتاح)[^\d]{0,20}$/iu

/** The first that is not the balance. */
function amountIn(message: string): BankLine['amount'] | null {
  const plain = foldDigits(message)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
  for (const match of plain.matchAll(AMOUNT)) {
    if (BALANCE_BEFORE.test(plain.slice(Math.max(0, match.index - 40), match.index))) continue
    const found = readAmount((match[1] ?? match[2] ?? '').replace(/[.,]$/, ''))
    if (found) return found.amount
  }
  return null
}

const IN =
  /\bcredited|\bcredit\b|received|deposit|incoming|salary|ايداع|اودع|وارد|وارده|استلمت|استلام|اضيف|اضافه|داين|لحسابك|الي حسابك/
const OUT =
  /\bdebited|\bdebit\b|purchase|withdraw|\bpaid\b|payment (?:of|to)|sent to|خصم|سحب|شراء|صادر|مدين|دفعت|من حسابك|declined|رفض/

/** Null if the words for both directions occur, or neither. */
function directionOf(message: string): MoneyDirection | null {
  const folded = foldArabic(message)
  const [isIn, isOut] = [IN.test(folded), OUT.test(folded)]
  return isIn === isOut ? null : isIn ? 'in' : 'out'
}

const REFERENCE =
  /(?:\bref(?:erence)?|txn|trx|trans(?:action)?(?: id)?|رقم العملية|رقم المرجع|المرجع|مرجع)[^\p{L}\p{N}]{0,20}(?:no|id|رقم)?[^\p{L}\p{N}]{0,20}([A-Z0-9]{6,30})/iu
