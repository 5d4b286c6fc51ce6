// The shop's advice on keeping animals: careful, never a diagnosis or a dose, from sources that are named. The chatbot
// answers from it (C-05), and the care plan of an animal is built from it (H-09).
import type { CareTextName } from '#domain/animals/care-calendar.ts'
import { type CarePart, type ChatFamily, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { CARE_BIRDS } from './care-birds.ts'
import { CARE_CATS } from './care-cats.ts'
import { CARE_FISH } from './care-fish.ts'
import type { CareGuide } from './care-guide.ts'
import { CARE_RABBITS } from './care-rabbits.ts'
import { CARE_GUINEA_PIG, CARE_HAMSTER, CARE_TURTLE } from './care-small.ts'

export const CARE_GUIDES: Record<CareTextName, CareGuide> = {
  cats: CARE_CATS,
  birds: CARE_BIRDS,
  fish: CARE_FISH,
  rabbits: CARE_RABBITS,
  hamster: CARE_HAMSTER,
  guineapig: CARE_GUINEA_PIG,
  turtle: CARE_TURTLE,
}

const OF_FAMILY: Partial<Record<ChatFamily, CareTextName>> = {
  cats: 'cats',
  birds: 'birds',
  fish: 'fish',
  rabbits: 'rabbits',
}
const OF_KIND: Partial<Record<Kind, CareTextName>> = {
  hamster: 'hamster',
  guineapig: 'guineapig',
  turtle: 'turtle',
}

/** Kinds whose keeping differs too much from that of their family. */
const OTHERS: readonly Kind[] = ['falcon', 'chicken', 'rooster', 'shrimp']

/** The text for a kind of animal, if there is one. */
export function careTextOf(kind: Kind): CareTextName | null {
  return OTHERS.includes(kind) ? null : (OF_KIND[kind] ?? OF_FAMILY[KINDS[kind].family] ?? null)
}

export function careGuide(kind: Kind): CareGuide | null {
  const name = careTextOf(kind)
  return name && CARE_GUIDES[name]
}

/** Kinds that are kept like another kind. */
const LIKE_OTHERS: Partial<Record<Kind, Kind>> = {
  homer: 'pigeon',
  rooster: 'chicken',
  grey: 'parrot',
  macaw: 'parrot',
  otherParrot: 'parrot',
}

/** What is said of one kind, of the kind that it is kept like, or of its family where it is kept like that. */
export function saidOf<Said>(kind: Kind, said: Partial<Record<Kind | ChatFamily, Said>>): Said | null {
  const own = said[kind] ?? said[LIKE_OTHERS[kind] ?? kind]
  return own ?? (OTHERS.includes(kind) ? null : said[KINDS[kind].family]) ?? null
}

/** The advice on one part for one kind; null where there is none, and the question goes to the owner. */
export function carePart(kind: Kind, part: CarePart): readonly string[] | null {
  const guide = careGuide(kind)
  return guide?.kinds?.[LIKE_OTHERS[kind] ?? kind]?.[part] ?? guide?.parts[part] ?? null
}

/** Where that advice is from. */
export function careSource(kind: Kind, part: CarePart): string | null {
  const guide = careGuide(kind)
  return guide?.kinds?.[LIKE_OTHERS[kind] ?? kind]?.sources?.[part] ?? guide?.source ?? null
}
