// A message as folded words in its clauses, with what is not a word put aside: its order number.
import { foldArabic, foldDigits, withoutMarks } from '#domain/fold-arabic.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'

/** Nobody asks a shop anything in more letters. */
const MAX_MESSAGE_LENGTH = 1000
/** A ligature may fold to many letters. */
const MAX_FOLDED_LENGTH = 2000
const MAX_CLAUSES = 12

/** Faces that stand for words. */
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

/** However it was copied or parted: «ALF_1234…», with a dash, with a space of no width. */
const ORDER_NUMBER = /(?:\d[\s\p{Pd}\p{Cf}_.]{0,2}){8}(?:[a-z][\s\p{Pd}\p{Cf}_.]{0,2}){3}[a-z](?![a-z0-9])/iu
/** Letters of the Gulf and of keyboards beyond the alphabet: چم is كم, گطوة is قطوة. */
const FOREIGN: Record<string, string> = { چ: 'ك', گ: 'ق', پ: 'ب', ڤ: 'ف', ڨ: 'ق', ژ: 'ز' }

export type ReadMessage = {
  /** The folded words of each clause. A number with a fraction is written 12p5. */
  clauses: string[][]
  orderNumber: string | null
}

export function readWords(message: string): ReadMessage {
  const text = foldDigits(message.slice(0, MAX_MESSAGE_LENGTH).normalize('NFKC').slice(0, MAX_FOLDED_LENGTH))
  const found = ORDER_NUMBER.exec(text)
  const orderNumber = parseOrderNumber(`ALF${found?.[0].replace(/[^a-z0-9]/gi, '') ?? ''}`)
  const rest = found && orderNumber ? text.replace(found[0], ' ordernumber ') : text
  const clauses = rest
    .replace(EMOJI_FOUND, (face) => ` ${EMOJI[face]} `)
    .replace(/(?<=\s)\+(?=\s)/g, ' مع ')
    .replace(/([3679])['’‘\x60´](?=\p{L})/gu, '$1')
    // «i'll» is not ill.
    .replace(/\b(i|we|he|she|they)['’‘]ll\b/giu, '$1 will')
    .replace(/(\p{L})['’‘\x60´](?=\p{L})/gu, '$1')
    .replace(/(\d)[.٫](?=\d)/g, '$1p')
    .replace(/(\d)[,٬](?=\d{3})/g, '$1')
    .split(/[؟?!.…\n\r؛;،,]+/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  return { clauses: [...clauses.slice(0, MAX_CLAUSES - 1), ...joined(clauses)], orderNumber }
}

/** What a message in very many pieces ends with is read as one. */
function joined(clauses: string[][]): string[][] {
  const last = clauses.slice(MAX_CLAUSES - 1).flat()
  return last.length > 0 ? [last] : []
}

function wordsOf(clause: string): string[] {
  return (
    // «ماء» would fold to «ما»; «ما يأكل الكناري» asks, «ما ياكل» says that it does not.
    foldArabic(
      withoutMarks(clause)
        .replace(/^\s*ما (?=[يت]أكل ال\S+\s*$)/, 'ماذا ')
        .replace(/(?<=^|[^\p{L}]|ال)(و?ب?(?:ال|لل)?)ماء(?!\p{L})/gu, '$1مويه'),
    )
      .replace(/[چگپڤڨژ]/g, (letter) => FOREIGN[letter] ?? letter)
      .replace(/(?<=^| )(?:ه{3,}|خ{3,}|(?:ha){2,}h?|h{3,})(?= |$)/g, 'هههه')
      // «أيهم أرخص، هو ولا أكل القطط؟» is no animal that did not eat.
      .replace(
        /(?<=(?:ارخص|اغلي|احسن|افضل|كيلو).*(?: |^))ولا(?= (?:ال)?اكل (?:ال)?(?:قطط|كلاب|طيور|دجاج|سمك|ارانب|حمام)(?: |$))/g,
        'او',
      )
      // «مرحبااااا»
      .replace(/(\p{L})\1{2,}/gu, '$1')
      // «ميعديش», «ما تعديش», «مبتاكلش» deny as «ما يعدي» does; «متوحش» does not.
      .replace(/(?<=^| )(?:ما ?(ب?[يتن]\S{2,})|م(ب[يتن]\S{2,})|م([يت]\S{3,}))ش(?= |$)/g, 'ما $1$2$3')
      // «عم ياكل», «عم بعض» tell what it is doing.
      .replace(/(?<=^| )عم (?=ب?[يتن]\S{2})/g, '')
      .replace(/(?<=^| )عم ب(?=[^يتنا ]\S)/g, 'ي')
      // «50ريال», not «3ndkm»
      .replace(/(?<=^| )(\d+)(?=[\u0621-\u064a]|(?:omr|ro|rial|riyal|rials|ryal|reyal)(?: |$))/g, '$1 ')
      // «يا ولدي» names no child.
      .replace(/(?<=^| )يا (?:ولدي|بنتي|ابني|اولادي|عيالي)(?= |$)/g, ' ')
      // «حب للحمام» is grain; «طيور حب» are lovebirds.
      .replace(/(?<=^|(?<!طيور|طير|عصافير|عصفور) )حب(?= (?:حق|مال|تبع|لل|حمام|طيور|عصافير|كناري))/g, 'حبوب')
      // «60 سم» is a length, «سم» alone is poison.
      .replace(/(?<=\d )سم(?= |$)/g, 'سنتيمتر')
      .split(' ')
      .filter(Boolean)
  )
}
