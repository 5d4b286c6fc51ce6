// What to do, and not to do, for an ill animal until a vet sees it (C-01): no diagnosis, no drug, no dose. From the
// sources below, or from those that stand with it.
import { withoutExplained } from '#domain/chat/emergencies.ts'
import type { ChatFamily } from '#domain/chat/lexicon.ts'
import type { Sign } from '#domain/chat/signs.ts'
import { AILMENT_AID } from './aid-ailments.ts'
import { EMERGENCY_AID } from './aid-emergencies.ts'
import { INJURY_AID } from './aid-injuries.ts'
import type { AidByFamily } from './aid-steps.ts'

const FIRST_AID: Record<Sign, AidByFamily> = { ...EMERGENCY_AID, ...INJURY_AID, ...AILMENT_AID }

const MAX_STEPS = 4
const MAX_SIGNS = 2

/** For the gravest signs, each step once; no source is named unless all of it has one. @param signs gravest first */
export function firstAid(
  signs: readonly Sign[],
  family: ChatFamily | null,
): { may: string[]; steps: string[]; source: string | null } {
  const aids = toldOf(signs, family).map((sign) => {
    const own: AidByFamily = FIRST_AID[sign]
    const aid = (family && own[family]) ?? own.else
    return aid.source === undefined ? { ...aid, source: sourceFor(family) } : aid
  })
  const each = Math.ceil(MAX_STEPS / Math.max(1, aids.length))
  const steps = [...new Set(aids.flatMap((aid) => aid.steps.slice(0, aids.length > 1 ? each : MAX_STEPS)))]
  const may = [...new Set(aids.flatMap((aid) => aid.may ?? []))].slice(0, 1)
  const sources = new Set(aids.map(({ source }) => source))
  return { may, steps, source: sources.has(null) ? null : [...sources].join(' و') }
}

/** The signs whose first aid is told. */
function toldOf(signs: readonly Sign[], family: ChatFamily | null): Sign[] {
  // The first aid of its other signs would warm an overheated animal.
  if (signs.includes('heat')) return ['heat']
  const caused = [...withoutExplained(new Set(signs))]
  const known = caused.length > 1 ? caused.filter((sign) => sign !== 'unwell') : caused
  // A rabbit that passes nothing and does not eat has gut stasis.
  const told =
    family === 'rabbits' && known[0] === 'no-urine'
      ? known.toSorted((a, b) => Number(b === 'not-eating') - Number(a === 'not-eating'))
      : known
  return told.slice(0, MAX_SIGNS)
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
