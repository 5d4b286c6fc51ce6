// Splits a message into its questions, so that each gets an answer of its own (A-BOT-07): «بكم القط السيامي وهل هو مطعم
// ويوصل صحار؟». What is only told stays with the question that follows it.

const QUESTION_WORD =
  '(?:هل|كم|ب?كا?م|قديش|[اإ]?متى|[اإ]?متي|[اإأ]?ين|وين|كيف|شلون|ايش|إيش|شو|وش|شنو|ماذا|ما ه[يو]|منو|مين|مني?ن|لي[شه]|لماذا|شقد|أي|اي|عندكم|لديكم|ممكن|[اأن]قدر|تقدرو?ن?|[اأ]ستطيع)'
const ASKING_VERB = '[يت]ت?(?:وصل|رسل|بيع|قبل|نفع|صلح|ناسب|عيش|حتاج|كف|تحمل|اكل|غرد|بيض|رجع|شحن|حجز)\\S*'
const ENGLISH_WORD =
  '(?:is|are|can|could|do|does|did|will|would|has|have|should|how|what|when|where|who|why|which|whats)'
const LATIN_WORD = '(?:hal|b?kam|shu|sho|w?esh|e?ish|aysh|ween|wain|kee?f|kaif|meta|mata|mta)'
/** A question begins after «و» or «and», or a comma. */
const NEXT = new RegExp(
  `(?<!(?:^|\\s)و?من)(?:\\s+|\\s*[،,]\\s*)(?=(?:و${QUESTION_WORD}|و${ASKING_VERB}|و(?:اذا|إذا|لو)|وش)(?=[\\s؟?،,]|$))|\\s*[،,]\\s*(?=(?:${QUESTION_WORD}|${ASKING_VERB})(?=[\\s؟?])|${ENGLISH_WORD}\\b)|\\s*,?\\s+(?:and|w)\\s+(?=(?:${ENGLISH_WORD}|${LATIN_WORD})\\b)|(?<=[؟?!\\n])\\s*|(?<=\\D\\.)\\s+`,
  'giu',
)
const ASKS = new RegExp(
  `[؟?]|(?<!\\S)و?(?:${QUESTION_WORD}|${ASKING_VERB})(?!\\S)|\\b(?:${ENGLISH_WORD}|${LATIN_WORD})\\b`,
  'iu',
)
const MAX_QUESTIONS = 4
/** «وكم سعره», «ومتى؟» are read with the question before them. */
const MAX_SHORT = 2

export function questionsIn(message: string): string[] {
  const questions: string[] = []
  let told = ''
  for (const part of message.split(NEXT)) {
    const said = `${told} ${part.trim()}`.trim()
    const isShort = questions.length > 0 && said.split(/\s+/).length <= MAX_SHORT
    if (isShort) {
      questions.push(`${questions.pop()} ${said}`)
      told = ''
      continue
    }
    if (!ASKS.test(part)) {
      told = said
      continue
    }
    questions.push(said)
    told = ''
  }
  if (told !== '') questions.push([questions.pop(), told].filter(Boolean).join(' '))
  return questions.length > MAX_QUESTIONS ? [message] : questions
}
