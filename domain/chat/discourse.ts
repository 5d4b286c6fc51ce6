// Removes laughter, lead-in words and what is left aside, which mean nothing for the question: «ههههه طيب شو اسمك»,
// «خلنا من القطط، بكم القفص؟».
import { foldArabic } from '#domain/fold-arabic.ts'

const LEADS: ReadonlySet<string> = new Set(
  'اذن طيب طب زين انزين نزين اوكي اوك اوكيه تمام ماشي خلاص عجل اها اه ام هم يعني والله يلا بس لول واو ok okay okey well so alright oh wow cool great hm um aha anyway tayeb tayib tyb tamam zain ya3ni yani yaani bas'.split(
    ' ',
  ),
)
const LAUGHTER = /^(?:ه{3,}|خ{3,}|(?:ha){2,}h?|(?:ها){2,}ه?|h{3,}|lo+l|[😂🤣😅😆]+)$/u

const LEFT_ASIDE =
  /^\s*[وف]?(?:(?:خل[يو]?نا|خل[يو]?ك|سيب(?:نا|ك)|دع(?:نا|ك)|فك(?:نا|ك)) من|انس[يى]|forget(?: about)?(?: the)?) \S+[\s،,.]+(?=\S+ \S)/i

/** Returns the words unchanged if nothing else would remain. */
export function withoutLead(message: string): string {
  const parts = message.replace(LEFT_ASIDE, '').split(/(\s+|[،,.!…]+)/)
  const words = parts.map((part, at) => (at % 2 === 0 ? foldArabic(part) || part : ''))
  const isLaughter = (at: number) => LAUGHTER.test(words[at] ?? '')
  const start = words.findIndex(
    (word, at) =>
      word !== '' && !isLaughter(at) && !LEADS.has(word.replace(/(\p{L})\1+/gu, '$1')) && !LEADS.has(word),
  )
  if (start < 0) return message
  return parts
    .slice(start)
    .filter((_, at) => !isLaughter(start + at))
    .join('')
}
