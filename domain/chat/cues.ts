// By what each topic is known: weights of concepts that stand together in a question (A-BOT-07). Knowledge, not code:
// docs/decisions/0029 tells how to add to it. About 3: a word alone that hints at it; 5: a word that means it; 8 and more:
// words that together can mean nothing else.
import { ASIDE_CUES } from './cues/asides.ts'
import { CARE_CUES } from './cues/care.ts'
import type { Cue } from './cues/cue.ts'
import { DELIVERY_CUES } from './cues/delivery.ts'
import { ITEM_CUES } from './cues/items.ts'
import { ORDER_CUES } from './cues/orders.ts'
import { SHOP_CUES } from './cues/shop.ts'
import { TALK_CUES } from './cues/talk.ts'
import type { ChatTopic } from './topics.ts'

/** The first cue of a topic is what «وإلى صحار؟» and «والطيور؟» continue. */
export const CUES: Record<ChatTopic, readonly Cue[]> = {
  ...TALK_CUES,
  ...ITEM_CUES,
  ...DELIVERY_CUES,
  ...ORDER_CUES,
  ...CARE_CUES,
  ...SHOP_CUES,
  ...ASIDE_CUES,
}
