// Redacts a question so that it identifies nobody: removes e-mail addresses, links, order numbers, phones and other
// long numbers, in any script or spelled out, and names that people give as theirs.
import { foldDigits } from './fold-arabic.ts'

const MAX_LENGTH = 200
/** The length that is read; a ligature may expand to many letters. */
const MAX_READ_LENGTH = 1000
/** Invisible characters, which would split a number. */
const INVISIBLE = /[\u0640\p{Cf}]/gu
const LINKS = /https?:\/\/\S+|www\.\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/giu
/** «salim @ gmail . com»: the end of a known house of mail belongs to it, however it is parted. */
const EMAILS =
  /(?:\S+\s[._]\s)?\S+\s*(?:@|\(at\)|\[at\]|(?<=\s)(?:at|آت|ات)(?=\s+(?:gmail|hotmail|yahoo|outlook|icloud|live|جيميل|هوتميل|ياهو)))\s*\S+(?:\s*(?:\.|(?<=\s)(?:dot|دوت))\s*(?:com|net|org|om|co|me|كوم|نت)(?![a-z\u0621-\u064a]))*/giu
/** Of an account: two letters of a country, two digits, and the rest in groups. */
const ACCOUNTS = /(?<![a-z])[a-z]{2}\s?\d{2}(?:[\s\p{Pd}]?[a-z0-9]{2,4}){3,8}(?![a-z0-9])/giu
const ORDER_NUMBERS =
  /(?:(?:ALF|[أا]لف)[^\p{L}\d]{0,3})?\d(?:[^\p{L}\d]{0,3}\d){7}(?:[^\p{L}\d]{0,3}[a-z]){1,4}(?![a-z])/giu
const FIGURES = /(?:ALF)?[+(]{0,2}\d(?:[^\p{L}\d]{0,3}\d){4,}/giu
/** Spelled-out digits, «تسعة واحد اثنين…»: so many in a row are not a price. */
const DIGIT_WORDS = `(?:صفر|زيرو|واحد[ةه]?|وحد[ةه]|اثن[يا]ن|[إا]ثنين|ثنين|اتنين|ثلاث[ةه]?|تلات[ةه]?|[أا]ربع[ةه]?|خمس[ةه]?|ست[ةه]?|سبع[ةه]?|ثمان(?:ي|ي[ةه]|[ةه])?|تمان(?:ي[ةه]?|[ةه])|تسع[ةه]?|zero|one|two|three|four|five|six|seven|eight|nine|\\d{1,4})`
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\d])${DIGIT_WORDS}(?:[\\s،,.\\p{Pd}]+و?\\s?${DIGIT_WORDS}){4,}(?![\\p{L}\\d])`,
  'giu',
)
/** What follows a name, and a name no more. */
const AFTER_NAME =
  '(?:[وف]?(?:[أا]?(?:ريد|بغى|بغي|با|بي|حتاج|سأل|ستفسر|سكن|شتري|طلب)|بدي|عايز|عاوز|كم|بكم|هل|متى|وين|أين|كيف|شو|ايش|من|في|رقمي|هاتفي|تلفوني|عندي|عندكم|طلبت|حولت|i|want|and|from|need))(?![\\p{L}])'
const ONE_NAME = `(?!${AFTER_NAME})[\\p{L}'’]+`
const NAME_GIVEN = new RegExp(
  `(?<=(?:^|[\\s،,.])(?:و?[أا]?سمي|معك|الاسم|my name is)[\\s:،]{1,3})${ONE_NAME}(?:\\s${ONE_NAME}){0,3}`,
  'giu',
)
/** «سالم بن أحمد البلوشي», «أم خالد»: a person named by their family. */
const LINEAGE = new RegExp(
  `(?<![\\p{L}])(?:(?:[\\p{L}]+\\s(?:بن|bin|bint|ibn)|(?<=(?:^|\\s)(?:[أا]نا|[أا]سمي|معك)\\s)[\\p{L}]+\\s(?:[أا]بن|بنت))\\s${ONE_NAME}(?:\\s(?:بن|بنت)\\s${ONE_NAME})*(?:\\sال${ONE_NAME})?|(?<=(?:^|\\s)(?:[أا]نا|معك|معكم)\\s)(?:[أا]م|[أا]بو)\\s${ONE_NAME})`,
  'giu',
)

/** One line, cut where it is long. */
export function redactQuestion(question: string): string {
  const plain = foldDigits(question.normalize('NFKC').slice(0, MAX_READ_LENGTH)).replace(INVISIBLE, '')
  return [EMAILS, LINKS, ORDER_NUMBERS, ACCOUNTS, FIGURES, SPOKEN, LINEAGE, NAME_GIVEN]
    .reduce((text, pattern) => text.replace(pattern, '…'), plain)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim()
}
