// Care advice with named sources; never a diagnosis or a dose. Used by the chatbot (C-05) and the care plan of an
// animal (H-09).
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

/** Of advice that is not on one animal. */
export const CARE_SOURCES = 'RSPCA وInternational Cat Care وMerck Veterinary Manual'

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

/** Kinds that differ too much from their family. */
const OTHERS: readonly Kind[] = ['falcon', 'chicken', 'rooster', 'shrimp']

/** The care text of a kind; null if there is none. */
export function careTextOf(kind: Kind): CareTextName | null {
  return OTHERS.includes(kind) ? null : (OF_KIND[kind] ?? OF_FAMILY[KINDS[kind].family] ?? null)
}

export function careGuide(kind: Kind): CareGuide | null {
  const name = careTextOf(kind)
  return name && CARE_GUIDES[name]
}

/** Kinds with the care of another kind. */
const LIKE_OTHERS: Partial<Record<Kind, Kind>> = {
  homer: 'pigeon',
  rooster: 'chicken',
  grey: 'parrot',
  macaw: 'parrot',
  otherParrot: 'parrot',
}

/** The entry of the kind, of the kind with the same care, or of the family. */
export function saidOf<Said>(kind: Kind, said: Partial<Record<Kind | ChatFamily, Said>>): Said | null {
  const own = said[kind] ?? said[LIKE_OTHERS[kind] ?? kind]
  return own ?? (OTHERS.includes(kind) ? null : said[KINDS[kind].family]) ?? null
}

/** The advice on one part for one kind; null if there is none, so that the question goes to the owner. */
export function carePart(kind: Kind, part: CarePart): readonly string[] | null {
  const guide = careGuide(kind)
  return guide?.kinds?.[LIKE_OTHERS[kind] ?? kind]?.[part] ?? guide?.parts[part] ?? null
}

/** The source of that advice. */
export function careSource(kind: Kind, part: CarePart): string | null {
  const guide = careGuide(kind)
  return guide?.kinds?.[LIKE_OTHERS[kind] ?? kind]?.sources?.[part] ?? guide?.source ?? null
}
