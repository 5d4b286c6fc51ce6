// Advice of the chatbot on keeping animals: careful and general, never a diagnosis or a dose.
import { CARE_BIRDS } from '#text/chat/care-birds.ts'
import { CARE_CATS } from '#text/chat/care-cats.ts'
import { CARE_FISH } from '#text/chat/care-fish.ts'
import { CARE_GENERAL } from '#text/chat/care-general.ts'
import type { CareGuide } from '#text/chat/care-guide.ts'
import { CARE_RABBITS } from '#text/chat/care-rabbits.ts'

export const CARE_GUIDES = {
  'care-cats': CARE_CATS,
  'care-birds': CARE_BIRDS,
  'care-fish': CARE_FISH,
  'care-rabbits': CARE_RABBITS,
  'care-general': CARE_GENERAL,
} as const satisfies Record<string, CareGuide>

export const careText = {
  vet: 'هذه نصائح عامة. إن تغيّر أكل أليفك أو نشاطه أو تنفسه فراجع الطبيب البيطري.',
} as const
