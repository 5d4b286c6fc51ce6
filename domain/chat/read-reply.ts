// «نعم», «لا شكراً», «تمام», a thumb, a lone question mark: what answers the last answer and asks nothing by itself.
import { foldArabic } from '#domain/fold-arabic.ts'
import type { ChatTopic } from './topics.ts'
import { BESIDE_REPLIES, FACES, REPLIES } from './words/replies.ts'

const MAX_WORDS = 6
const MAX_OF_FACES_LENGTH = 60
const MARKS_ONLY = /^[\s؟?!.…]*[؟?][\s؟?!.…]*$/
/** Colours of skin and other signs that change a face and are none. */
const MODIFIERS = /[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\s/gu

const REPLY_BY_PHRASE = new Map<string, ChatTopic>(
  Object.entries(REPLIES).flatMap(([topic, table]) =>
    phrasesOf(table).map((phrase) => [phrase, topic as ChatTopic] as const),
  ),
)
const BESIDE = new Set(phrasesOf(BESIDE_REPLIES))
const TOPIC_BY_FACE = new Map<string, ChatTopic>(
  Object.entries(FACES).flatMap(([topic, faces]) =>
    Array.from(faces, (face) => [face, topic as ChatTopic] as const),
  ),
)

/** @param words the folded words of the message */
export function readReply(message: string, words: readonly string[]): ChatTopic | null {
  if (words.length > MAX_WORDS) return null
  if (words.length > 0) return replyOf(words)
  if (message.length > MAX_OF_FACES_LENGTH) return null
  if (MARKS_ONLY.test(message)) return 'puzzled'
  const faces = Array.from(message.replace(MODIFIERS, ''))
  return faces.map((face) => TOPIC_BY_FACE.get(face)).find((topic) => topic !== undefined) ?? null
}

/** The first phrase says which; whatever follows must say no more, and «نعم لا» says nothing. */
function replyOf(words: readonly string[]): ChatTopic | null {
  const length = longest(words, (phrase) => REPLY_BY_PHRASE.has(phrase))
  const reply = REPLY_BY_PHRASE.get(words.slice(0, length).join(' '))
  if (!reply) return null
  let rest = words.slice(length)
  while (rest.length > 0) {
    const next = longest(rest, (phrase) => BESIDE.has(phrase) || REPLY_BY_PHRASE.get(phrase) === reply)
    const other = longest(rest, (phrase) => REPLY_BY_PHRASE.has(phrase))
    // «تمام، لا شكراً» closes; «نعم تمام» goes on.
    if (next === 0 && other > 0 && reply === 'okay') return replyOf(rest)
    if (next === 0 && (other === 0 || REPLY_BY_PHRASE.get(rest.slice(0, other).join(' ')) !== 'okay'))
      return null
    rest = rest.slice(Math.max(next, other))
  }
  return reply
}

function longest(words: readonly string[], fits: (phrase: string) => boolean): number {
  for (let length = Math.min(3, words.length); length > 0; length--)
    if (fits(words.slice(0, length).join(' '))) return length
  return 0
}

function phrasesOf(table: string): string[] {
  return table.split(',').map(foldArabic)
}
