// Care: the part of it that is asked for, of the animal that is meant, with its source; and the vet first where an animal
// is ill (C-01, C-05).
import { lastTopic } from '#domain/chat/choose-topics.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import type { Kind } from '#domain/chat/lexicon.ts'
import { stockingOf } from '#text/care/care-fish.ts'
import { careGuide, carePart } from '#text/care/care-guides.ts'
import { travelCare } from '#text/care/care-travel.ts'
import { CARE_CHIPS, careText } from '#text/chat/care.ts'
import { bullets, paragraphs } from '#text/chat/facts.ts'
import { shopText } from '#text/chat/shop.ts'
import { type AnswerPart, type Asked, meantProducts } from './asked.ts'

export function care(asked: Asked): AnswerPart | null {
  const { part } = asked
  const kind = kindOf(asked)
  if (!kind)
    return part || !GENERAL.test(asked.folded) ? whichAnimal(asked) : whichAnimal({ ...asked, part: null })
  const guide = careGuide(kind)
  if (!guide) return null
  // The general block is no answer to a question about something else.
  if (!part) {
    if (!GENERAL.test(asked.folded)) return null
    return {
      text: paragraphs(`${guide.title}:\n${bullets(...guide.basics)}`, careText.source(guide.source)),
      suggestions: guide.suggestions,
    }
  }
  const lines = carePart(kind, part) ?? (part === 'travel' ? travelCare(kind) : null)
  if (!lines) return null
  const litres = part === 'stocking' ? Number(/(\d+) ?(?:لتر|ليتر|lit)/.exec(asked.folded)?.[1] ?? 0) : 0
  return {
    text: paragraphs(
      litres > 0 && (kind === 'fish' || kind === 'guppy') && stockingOf(litres),
      bullets(...lines),
      careText.source(guide.source),
    ),
    suggestions: part === 'travel' ? ['صندوق نقل', ...guide.suggestions] : guide.suggestions,
  }
}

const GENERAL =
  /(?:^| )(?:و|لل)?(?:ال)?(?:نصايح|نصيحه|عنايه|للعنايه|اعتني|اهتم|اربي|تربيه|اربيه|يحتاج|تحتاج|احتاج|اجهز|care|tips)/

/** The animal that is named or spoken of; of what was shown by its name. Fish where litres are asked about. */
function kindOf(asked: Asked): Kind | null {
  const [shown] = meantProducts(asked).length > 0 ? meantProducts(asked) : asked.shown
  const isOfShown = shown && (asked.continues || asked.kinds.length === 0)
  const spoken = isOfShown
    ? kindsIn(shown.nameArabic, shown.breedArabic ?? '', shown.category?.nameArabic ?? '')
    : asked.kinds
  const [kind] = spoken
  if (kind) return kind
  return asked.part === 'stocking' || asked.part === 'water' || asked.part === 'setup' ? 'fish' : null
}

function whichAnimal({ part, folded }: Asked): AnswerPart | null {
  return part || GENERAL.test(folded) ? { text: careText.which, suggestions: Object.keys(CARE_CHIPS) } : null
}

const AFTER_VET = ['طبيب بيطري', 'تواصل معنا'] as const
const HEAT = /ضربه (?:ال)?(?:شمس|حر|حراره)|heat ?stroke/
const HURT_PERSON =
  /(?:عض|خدش|جرح|قرص|لدغ|نقر|خربش)(?:ت|و)?ني(?: |$)|(?:^| )و?(?:يدي|ايدي|اصبعي|رجلي|وجهي)(?: |$)/

export function vet({ facts, folded, isSick, isUrgent, about }: Asked): AnswerPart {
  if (HURT_PERSON.test(folded)) return { text: shopText.bitten, suggestions: ['تواصل معنا'] }
  const text =
    isSick && HEAT.test(folded)
      ? shopText.heatStroke(facts)
      : isUrgent
        ? shopText.emergency(facts)
        : shopText.vet(facts, isSick, !isSick && lastTopic(about.topics) === 'vet')
  return { text, suggestions: AFTER_VET }
}
