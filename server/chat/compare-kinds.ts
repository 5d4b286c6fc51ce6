// Compares kinds by their care advice, leaving out what the advice does not cover (C-05): «أرنب ولا هامستر؟»,
// «مين فيهم أهدأ؟».
import type { CarePart, Kind, Trait } from '#domain/chat/lexicon.ts'
import { KINDS } from '#domain/chat/lexicon.ts'
import { careGuide, carePart, saidOf } from '#text/care/care-guides.ts'
import { preciseAnswer } from '#text/chat/answers/all.ts'
import { careText } from '#text/chat/care.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { likenessOf } from './match-kinds.ts'

/** The precise answer for each property that distinguishes the kinds. */
const ANSWER_OF_TRAIT: Partial<Record<Trait, string>> = {
  easy: 'easy-for-beginner',
  noise: 'noise',
  calm: 'noise',
  kids: 'safe-with-children',
  talks: 'does-it-talk',
}
const LIFESPAN = /(?:^| )ب?[يتع]*عيش|lives?(?= )|lifespan/

/** Null if fewer than two kinds are compared, or nothing distinguishes them. */
export function comparedKinds(asked: Asked): AnswerPart | null {
  const { isCompared, isEither, mentions, kinds, companions, precise } = asked
  const isOfItems = mentions.some(({ colours, words }) => colours.length + words.length > 0)
  const sides = [...new Set([...kinds, ...companions])]
  if (!(isCompared || isEither) || asked.choice || isOfItems || sides.length < 2) return null
  if (sides.every((kind) => isNamedIn(precise.get('care'), kind))) return null
  const tables = aspectsOf(asked)
  const lines = sides.map((kind) => tables.flatMap((said) => said(kind) ?? []).join(' '))
  if (new Set(lines).size < 2) return null
  const sources = new Set(sides.flatMap((kind) => careGuide(kind)?.source ?? []))
  return {
    text: paragraphs(
      bullets(
        ...sides.map((kind, at) => careText.side(KINDS[kind].plural, lines[at] || careText.nothingOnSide)),
      ),
      careText.source([...sources].join('، ')),
    ),
    isPrecise: true,
  }
}

/** A precise answer that already compares them: «الكناري: … الكوكتيل: …». */
function isNamedIn(id: string | undefined, kind: Kind): boolean {
  const answer = preciseAnswer(id)?.answer
  const name = likenessOf(kind)[0]
  return typeof answer === 'string' && name !== undefined && new RegExp(`ال${name}[^.:]*:`).test(answer)
}

type Table = (kind: Kind) => string | null

/** The requested property, otherwise ease of care and lifespan. */
function aspectsOf({ traits, precise, folded }: Asked): Table[] {
  const ofPart = (of: CarePart) => (kind: Kind) => carePart(kind, of)?.join(' ') ?? null
  if (LIFESPAN.test(folded)) return [ofPart('lifespan')]
  const ids = [precise.get('care'), ...traits.map((trait) => ANSWER_OF_TRAIT[trait])]
  const [asked] = ids.flatMap((id) => tableOf(id) ?? [])
  if (asked) return [asked]
  return [...['easy-for-beginner', 'noise'].flatMap((id) => tableOf(id) ?? []), ofPart('lifespan')]
}

/** The precise answer by kind; null if it does not depend on the animal. */
function tableOf(id: string | undefined): Table | null {
  const answer = preciseAnswer(id)?.answer
  if (typeof answer !== 'object') return null
  const lead = id === undefined ? '' : (careText.aspects[id] ?? '')
  return (kind) => {
    const advice = saidOf(kind, answer)
    return advice && lead + advice
  }
}
