// The chatbot's question and answer (E-CHAT-01, A-BOT-07..10). Nothing of the conversation is kept by the shop: the
// device sends back what the last answer said it was about.
import { z } from 'zod'
import { URGENCIES } from '#domain/chat/signs.ts'
import { product } from './catalog.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { id, money, timestamp } from './primitives.ts'
import { requiredText } from './typed-text.ts'

/** The part of a message that is read; a longer one still gets an answer. */
const MAX_READ_LENGTH = 1000

const names = z.array(z.string().max(20)).max(10)

/** What is spoken of (C-03): animals, goods, words of a name, a price and a wish about it, a part of care. */
const subject = z.strictObject({
  kinds: names,
  goods: names,
  search: z.string().max(200).nullable(),
  minPrice: money.nullable(),
  maxPrice: money.nullable(),
  wish: z.enum(['cheap', 'dear']).nullable(),
  part: z.string().max(20).nullable(),
  /** The question is about the customer's own animal. */
  isOwn: z.boolean().optional(),
})

const about = z.strictObject({
  topics: z.array(z.string().max(40)).max(10),
  productIds: z.array(id).max(20),
  /** The lists before that: «والأبيض؟» after its cage. */
  earlierIds: z.array(id).max(20).optional(),
  /** Spoken of one by one, the last first: «كم الاثنين؟». */
  spokenIds: z.array(id).max(20).optional(),
  /** Those of them that the last answer was about: «كم عمره؟». */
  focusIds: z.array(id).max(6).optional(),
  /** What was added up, each as often as it was counted: «شيل القفص». */
  basketIds: z.array(id).max(100).optional(),
  subject: subject.optional(),
  /** An animal that is ill: its signs, how urgent they are, and which animal (C-01). */
  illness: z
    .strictObject({ signs: names, urgency: z.enum(URGENCIES), kind: z.string().max(20).nullable() })
    .optional(),
  /** The id of the precise answer that it gave: «وليش؟» goes on about the same. */
  precise: z.string().max(40).optional(),
  /** Where delivery was asked to: «وهناك؟». */
  regionId: id.optional(),
  /** Ages, weights and litres that the customer stated for their animal or tank. */
  told: z.string().max(100).optional(),
  /** Properties that were wished for: «وتحت 20» keeps them. */
  wished: names.optional(),
  /** Those that were just asked for: «والأبيض؟» asks the same. */
  traits: names.optional(),
  /** Whether goods suit an animal was just asked: «وللكناري؟» asks the same. */
  asksFit: z.boolean().optional(),
  /** The time of the message: after ten minutes the context expires. */
  at: timestamp.optional(),
})
export type ChatAbout = z.infer<typeof about>

const chatRequest = z.strictObject({
  message: z
    .string()
    .transform((text) => text.trimStart().slice(0, MAX_READ_LENGTH))
    // Written out in full by Unicode, a letter may become three.
    .pipe(requiredText(MAX_READ_LENGTH * 3)),
  /** Of the last answer, for «كم سعره؟» and «وإلى صحار؟». */
  about: about.optional(),
})
export type ChatRequest = z.output<typeof chatRequest>

export const chatAnswer = z.object({
  /** Plain text: paragraphs are parted by a blank line, lines of a list begin with «• ». */
  content: z.string(),
  /** Questions that may follow, each understood when it is sent back. */
  suggestions: z.array(z.string()),
  /** Shown as cards; absent when there are none. */
  products: z.array(product).optional(),
  about,
})
export type ChatAnswer = z.infer<typeof chatAnswer>

export const chatEndpoints = {
  'POST /api/chat': {
    summary: 'Ask the chatbot; nothing of the conversation is kept',
    access: 'public',
    body: chatRequest,
    response: chatAnswer,
    refusals: ['too-many-requests'],
  },
} satisfies ShopEndpoints
