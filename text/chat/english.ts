// What matters most of an answer, for a message in English: the answers themselves are in Arabic (A-BOT-07).
import type { Urgency } from '#domain/chat/signs.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'

const GISTS: Partial<Record<ChatTopic, string>> = {
  payment:
    'In short: bank transfer only, after you send the order. No cards, no Apple Pay, no cash on delivery. We never ask for a card number, a password or a code from your bank (OTP): whoever does is a fraud.',
  delivery:
    'In short: we deliver within Oman only, animals to the door, supplies to the door or to the courier’s office. The fees are in the answer above and before you order.',
  returns:
    'In short: tell us at once, with photos, if something arrived damaged or wrong. Live animals are not taken back for a change of mind.',
}

const VET: Record<Urgency, string> = {
  now: 'EMERGENCY: take the animal to a vet now, do not wait for tomorrow. Search the map for “veterinary clinic” or “emergency vet” and call on the way. Give no human medicine, and nothing by mouth unless the vet says so.',
  today:
    'See a vet today; now if it gets worse, stops eating, cannot pass urine or breathes badly. Give no human medicine.',
  soon: 'See a vet this week; today if it stops eating, is weak or breathes badly. Give no human medicine.',
}

const DOCTOR =
  'A person who is hurt needs a doctor, not a vet: the nearest health centre today, emergencies 9999.'

/** C-01: stands before the answer. */
export function vetInEnglish(urgency: Urgency | null): string {
  return urgency ? VET[urgency] : DOCTOR
}

export function gistInEnglish(topic: ChatTopic | undefined): string | null {
  return (topic && GISTS[topic]) ?? null
}
