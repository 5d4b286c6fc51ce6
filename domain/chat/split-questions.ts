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
  `(?<!(?:^|\\s)و?من)\\s+(?=(?:و${QUESTION_WORD}|و${ASKING_VERB}|و(?:اذا|إذا|لو)|وش)(?=[\\s؟?،,]|$))|(?<=[،,])\\s*(?=(?:${QUESTION_WORD}|${ASKING_VERB})(?=[\\s؟?])|${ENGLISH_WORD}\\b)|\\s+(?:and|w)\\s+(?=(?:${ENGLISH_WORD}|${LATIN_WORD})\\b)|(?<=[؟?!\\n])\\s*|(?<=\\D\\.)\\s+`,
  'giu',
)
const ASKS = new RegExp(
  `[؟?]|(?<!\\S)و?(?:${QUESTION_WORD}|${ASKING_VERB})(?!\\S)|^(?:(?:hi|hello|hey|ok|so|please)[\\s,]+)*(?:${ENGLISH_WORD}|${LATIN_WORD})\\b`,
  'iu',
)
const MAX_QUESTIONS = 4
/** Goes on with the question before it: «ومتى؟», «وعندكم هالخدمة؟». */
const GOES_ON = /^و?(?:كم ال)?\S+\s*[؟?]*$|(?:^|\s)هال?(?:خدم|شي)/
/** A price is told in the line of what is asked of the item before it: «القفص يكفيهم وكم سعره؟». */
const PRICE =
  /^(?:و?(?:ب?كم|بكام|قد[ايه]*ش|كام)(?: سعر\S*| ثمن\S*| (?:ب|ح|ه|را?ح )?[يت](?:طلع|صير|[كق]لف)\S*(?: \S+){0,3}| (?:ال)?(?:تكلف\S*|حساب|مجموع|كل)(?: \S+){0,3})?|how much (?:is|are) (?:it|he|she|they))\s*[؟?]*$/i

export function questionsIn(message: string): string[] {
  const questions: string[] = []
  let told = ''
  for (const part of message.split(NEXT).map((each) => each.trim())) {
    const before: string | undefined = questions.at(-1)
    const said = `${told} ${part}`.trim()
    const goesOn = before !== undefined && (GOES_ON.test(part) || PRICE.test(part))
    const isAsked = goesOn || ASKS.test(part)
    if (goesOn) questions.splice(-1, 1, `${before} ${said}`)
    else if (isAsked) questions.push(said)
    told = isAsked ? '' : said
  }
  if (told !== '') questions.push([questions.pop(), told].filter(Boolean).join(' '))
  return questions.length > MAX_QUESTIONS ? [message] : questions
}
