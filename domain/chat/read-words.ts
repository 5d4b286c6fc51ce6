// Splits a message into clauses of folded words and extracts the order number.
import { foldArabic, foldDigits, withoutMarks } from '#domain/fold-arabic.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'

/** Longer messages are cut. */
const MAX_MESSAGE_LENGTH = 1000
/** One ligature may fold to many letters. */
const MAX_FOLDED_LENGTH = 2000
const MAX_CLAUSES = 12

/** Emoji that stand for words. */
const EMOJI: Record<string, string> = {
  '🐱': 'قطة',
  '🐈': 'قطة',
  '😺': 'قطة',
  '🐶': 'كلب',
  '🐕': 'كلب',
  '🦜': 'ببغاء',
  '🐦': 'طير',
  '🐠': 'سمك',
  '🐟': 'سمك',
  '🐰': 'أرنب',
  '🐇': 'أرنب',
  '🐹': 'هامستر',
  '🐢': 'سلحفاة',
  '👋': 'مرحبا',
  '🙏': 'شكرا',
  '❤': 'شكرا',
  '🌹': 'شكرا',
  '💐': 'شكرا',
  '😍': 'شكرا',
  '😂': 'هههه',
  '🤣': 'هههه',
  '😅': 'هههه',
  '😆': 'هههه',
  '👍': 'تمام',
  '👌': 'تمام',
  '🙂': 'تمام',
  '😊': 'تمام',
  '😀': 'تمام',
  '👎': 'شكوى',
  '😡': 'شكوى',
  '😠': 'شكوى',
}
const EMOJI_FOUND = new RegExp(Object.keys(EMOJI).join('|'), 'gu')

/** An order number in any format: «ALF_1234…», with a dash or a zero-width space. */
const ORDER_NUMBER = /(?:\d[\s\p{Pd}\p{Cf}_.]{0,2}){8}(?:[a-z][\s\p{Pd}\p{Cf}_.]{0,2}){3}[a-z](?![a-z0-9])/iu
/** Letters of Gulf dialects and other keyboards: چم is كم, گطوة is قطوة. */
const FOREIGN: Record<string, string> = { چ: 'ك', گ: 'ق', پ: 'ب', ڤ: 'ف', ڨ: 'ق', ژ: 'ز' }

export type ReadMessage = {
  /** The folded words of each clause. Decimals are written 12p5. */
  clauses: string[][]
  orderNumber: string | null
}

export function readWords(message: string): ReadMessage {
  const text = foldDigits(message.slice(0, MAX_MESSAGE_LENGTH).normalize('NFKC').slice(0, MAX_FOLDED_LENGTH))
  const match = ORDER_NUMBER.exec(text)
  const orderNumber = parseOrderNumber(`ALF${match?.[0].replace(/[^a-z0-9]/gi, '') ?? ''}`)
  const rest = match && orderNumber ? text.replace(match[0], ' ordernumber ') : text
  const clauses = rest
    .replace(EMOJI_FOUND, (face) => ` ${EMOJI[face]} `)
    .replace(/(?<=\s)\+(?=\s)/g, ' مع ')
    .replace(/([3679])['’‘\x60´](?=\p{L})/gu, '$1')
    // A contraction, not the word «ill»: «i'll».
    .replace(/\b(i|we|he|she|they)['’‘]ll\b/giu, '$1 will')
    .replace(/(\p{L})['’‘\x60´](?=\p{L})/gu, '$1')
    .replace(/(\d)[.٫](?=\d)/g, '$1p')
    .replace(/(\d)[,٬](?=\d{3})/g, '$1')
    .split(/[؟?!.…\n\r؛;،,]+/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  return { clauses: [...clauses.slice(0, MAX_CLAUSES - 1), ...joinRest(clauses)], orderNumber }
}

/** Joins the rest of a message with very many clauses. */
function joinRest(clauses: string[][]): string[][] {
  const last = clauses.slice(MAX_CLAUSES - 1).flat()
  return last.length > 0 ? [last] : []
}

function wordsOf(clause: string): string[] {
  return (
    // «ماء» would fold to «ما»; «ما يأكل الكناري» asks, «ما ياكل» is a negation.
    foldArabic(
      withoutMarks(clause)
        .replace(/^\s*ما (?=[يت]أكل ال\S+\s*$)/, 'ماذا ')
        .replace(/(?<=^|[^\p{L}]|ال)(و?ب?(?:ال|لل)?)ماء(?!\p{L})/gu, '$1مويه'),
    )
      .replace(/[چگپڤڨژ]/g, (letter) => FOREIGN[letter] ?? letter)
      .replace(/(?<=^| )(?:ه{3,}|خ{3,}|(?:ha){2,}h?|h{3,})(?= |$)/g, 'هههه')
      // Here the word for food is a noun after «or», no negated verb: «أيهم أرخص، هو ولا أكل القطط؟».
      .replace(
        /(?<=(?:ارخص|اغلي|احسن|افضل|كيلو).*(?: |^))ولا(?= (?:ال)?اكل (?:ال)?(?:قطط|كلاب|طيور|دجاج|سمك|ارانب|حمام)(?: |$))/g,
        'او',
      )
      // Repeated letters: «مرحبااااا».
      .replace(/(\p{L})\1{2,}/gu, '$1')
      // Dialect negations: «ميعديش», «ما تعديش», «مبتاكلش» equal «ما يعدي»; «متوحش» is no negation.
      .replace(/(?<=^| )(?:ما ?(ب?[يتن]\S{2,})|م(ب[يتن]\S{2,})|م([يت]\S{3,}))ش(?= |$)/g, 'ما $1$2$3')
      // The present progressive: «عم ياكل», «عم بعض».
      .replace(/(?<=^| )عم (?=ب?[يتن]\S{2})/g, '')
      .replace(/(?<=^| )عم ب(?=[^يتنا ]\S)/g, 'ي')
      // Separates a number from its unit: «50ريال»; not «3ndkm».
      .replace(/(?<=^| )(\d+)(?=[\u0621-\u064a]|(?:omr|ro|rial|riyal|rials|ryal|reyal)(?: |$))/g, '$1 ')
      // A form of address mentions no child: «يا ولدي».
      .replace(/(?<=^| )يا (?:ولدي|بنتي|ابني|اولادي|عيالي)(?= |$)/g, ' ')
      // Grain for pigeons, «حب للحمام», is not the lovebird «طيور حب».
      .replace(/(?<=^|(?<!طيور|طير|عصافير|عصفور) )حب(?= (?:حق|مال|تبع|لل|حمام|طيور|عصافير|كناري))/g, 'حبوب')
      // Centimetres («60 سم») and poison («سم») are the same word.
      .replace(/(?<=\d )سم(?= |$)/g, 'سنتيمتر')
      .split(' ')
      .filter(Boolean)
  )
}
