// What to do, and not to do, for an ill animal until a vet sees it (C-01): no diagnosis, no drug, no dose. From the
// sources below, or from those that stand with it.
import type { ChatFamily } from '#domain/chat/lexicon.ts'
import type { Sign } from '#domain/chat/signs.ts'
import { ACCIDENT_AID } from './aid-accidents.ts'
import { AILMENT_AID } from './aid-ailments.ts'
import { EMERGENCY_AID } from './aid-emergencies.ts'
import { INJURY_AID } from './aid-injuries.ts'
import type { AidByFamily } from './aid-steps.ts'

const FIRST_AID: Record<Sign, AidByFamily> = {
  ...EMERGENCY_AID,
  ...ACCIDENT_AID,
  ...INJURY_AID,
  ...AILMENT_AID,
}

const MAX_STEPS = 5

/**
 * For the likeliest sign alone: the steps of two may contradict each other, such as food for an animal that fits.
 * @param signs likeliest first
 */
export function firstAid(
  signs: readonly Sign[],
  family: ChatFamily | null,
): { may: string[]; steps: string[]; source: string | null } {
  // A rabbit that does not eat has gut stasis, whatever else it does not do.
  const isStasis = family === 'rabbits' && signs[0] === 'no-urine' && signs.includes('not-eating')
  const own: AidByFamily = FIRST_AID[isStasis ? 'not-eating' : (signs[0] ?? 'unwell')]
  const { may, steps, source = sourceFor(family) } = (family && own[family]) ?? own.else
  return { may: may === undefined ? [] : [may], steps: steps.slice(0, MAX_STEPS), source }
}

const SOURCES: Partial<Record<ChatFamily, string>> = {
  cats: 'International Cat Care وBlue Cross',
  birds: 'Merck Veterinary Manual وRSPCA',
  fish: 'OATA وMerck Veterinary Manual',
  rabbits: 'RWAF وRSPCA',
  small: 'Blue Cross وRSPCA',
}

function sourceFor(family: ChatFamily | null): string {
  return (family && SOURCES[family]) ?? 'Blue Cross وRSPCA'
}
