// Advice of the chatbot on keeping animals: careful, never a diagnosis or a dose, from sources that are named (C-05).
import type { World } from '#domain/catalog/worlds.ts'
import { type CarePart, type ChatFamily, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { CARE_BIRDS } from '#text/chat/care-birds.ts'
import { CARE_CATS } from '#text/chat/care-cats.ts'
import { CARE_FISH } from '#text/chat/care-fish.ts'
import type { CareGuide } from '#text/chat/care-guide.ts'
import { CARE_RABBITS } from '#text/chat/care-rabbits.ts'
import { CARE_HAMSTER, CARE_TURTLE } from '#text/chat/care-small.ts'

const OF_FAMILY: Partial<Record<ChatFamily, CareGuide>> = {
  cats: CARE_CATS,
  birds: CARE_BIRDS,
  fish: CARE_FISH,
  rabbits: CARE_RABBITS,
}
const OF_KIND: Partial<Record<Kind, CareGuide>> = { hamster: CARE_HAMSTER, turtle: CARE_TURTLE }

/** Birds whose keeping differs too much from what is said of the others. */
const OTHERS: readonly Kind[] = ['falcon', 'chicken', 'shrimp']

/** The guide for a kind of animal, if there is one. */
export function careGuide(kind: Kind): CareGuide | null {
  return OTHERS.includes(kind) ? null : (OF_KIND[kind] ?? OF_FAMILY[KINDS[kind].family] ?? null)
}

/** What is said of one part for one kind; null where nothing is, and the owner is asked. */
export function carePart(kind: Kind, part: CarePart): readonly string[] | null {
  const guide = careGuide(kind)
  return guide?.kinds?.[kind]?.[part] ?? guide?.parts[part] ?? null
}

/** Every guide, for those who look at all. */
export const CARE_GUIDES = [CARE_CATS, CARE_BIRDS, CARE_FISH, CARE_RABBITS, CARE_HAMSTER, CARE_TURTLE]

/** Each leads to the guide of a family. */
export const CARE_CHIPS: Record<string, World> = {
  'نصائح للقطط': 'cats',
  'نصائح للطيور': 'birds',
  'نصائح للأسماك': 'fish',
  'نصائح للأرانب': 'rabbits',
}

export const careText = {
  which: 'عن أي حيوان تسأل؟ اذكر نوعه وأجيبك عن عنايته.',
  source: (source: string) => `المصدر: ${source}. وإن تغيّر أكل أليفك أو نشاطه فراجع الطبيب البيطري.`,
} as const
