// A conversation with the chatbot and its changes (E-CHAT-01, A-BOT-05). Pure: the time is passed in.
import type { ChatAbout } from '#contract/chat.ts'
import { chatText } from '#text/chat/widget.ts'
import { type ChatProduct, readProducts } from './chat-product.ts'

export type ChatMessage = {
  id: string
  content: string
  isBot: boolean
  /** ISO */
  timestamp: string
  suggestions?: string[]
  products?: ChatProduct[]
  /** Of a question: pending, or why it failed. */
  sending?: true
  failure?: string
}

export type Conversation = {
  /** The id of the user, '' for a visitor: answers about one person's orders are not shown to the next. */
  owner: string
  messages: ChatMessage[]
  /** The subject of the last answer, so that «كم سعره؟» can refer to it. It is sent back unchanged (C-03). */
  about?: ChatAbout
}

export const MAX_MESSAGE_LENGTH = 1000
const MAX_MESSAGES = 60
const MAX_SUGGESTIONS = 8
const MAX_KEPT_LENGTH = 4000
/** A page that was killed could not mark its question as failed. */
const LOST_AFTER_MS = 60_000
const VERSION = 1

export function newConversation(now: Date): Conversation {
  return {
    owner: '',
    messages: [
      {
        id: 'welcome',
        content: chatText.welcome,
        isBot: true,
        timestamp: now.toISOString(),
        suggestions: [...chatText.starters],
      },
    ],
  }
}

export function isUntouched({ messages }: Conversation): boolean {
  return messages.every(({ isBot }) => isBot)
}

/** The product of the page behind the conversation, and the id of the last message when that page was opened. */
export type PageBehind = { productId: number; since: string | undefined }

/** «كم سعره؟» refers to the product of the current page, until an answer shows another one. */
export function aboutOf({ messages, about }: Conversation, page: PageBehind | null): ChatAbout | undefined {
  const since = messages.findIndex(({ id }) => id === page?.since) + 1
  if (!page || messages.slice(since).some(({ products }) => products)) return about
  return { topics: about?.topics ?? [], productIds: [page.productId] }
}

export function withQuestion(conversation: Conversation, id: string, content: string, now: Date) {
  return withMessage(conversation, { id, content, isBot: false, timestamp: now.toISOString(), sending: true })
}

/** Removes the failed question and asks it again at the end. */
export function withoutMessage(conversation: Conversation, id: string): Conversation {
  return { ...conversation, messages: conversation.messages.filter((message) => message.id !== id) }
}

/** Drops the answer to a question that was cleared meanwhile. */
export function withAnswer(
  conversation: Conversation,
  questionId: string,
  answer: ChatMessage,
  about: ChatAbout,
): Conversation {
  if (!conversation.messages.some(({ id }) => id === questionId)) return conversation
  const messages = conversation.messages.map(settledAs(questionId, undefined))
  return withMessage({ ...conversation, messages, about }, answer)
}

export function withFailure(conversation: Conversation, questionId: string, failure: string): Conversation {
  return { ...conversation, messages: conversation.messages.map(settledAs(questionId, failure)) }
}

export function writeConversation(conversation: Conversation): string {
  return JSON.stringify({ version: VERSION, ...conversation })
}

/** Anything but a conversation of this version is replaced by a new one; invalid parts are dropped. */
export function readConversation(stored: string | null, now: Date): Conversation {
  const value = parse(stored)
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.messages)) {
    return newConversation(now)
  }
  const messages = value.messages.flatMap((message) => readMessage(message, now)).slice(-MAX_MESSAGES)
  if (messages.length === 0) return newConversation(now)
  return {
    owner: typeof value.owner === 'string' ? value.owner : '',
    messages,
    about: readAbout(value.about),
  }
}

function withMessage(conversation: Conversation, message: ChatMessage): Conversation {
  return { ...conversation, messages: [...conversation.messages, message].slice(-MAX_MESSAGES) }
}

function settledAs(questionId: string, failure: string | undefined) {
  return (message: ChatMessage): ChatMessage => {
    if (message.id !== questionId) return message
    const { sending: _, failure: __, ...rest } = message
    return failure === undefined ? rest : { ...rest, failure }
  }
}

function readMessage(value: unknown, now: Date): ChatMessage[] {
  if (!isRecord(value)) return []
  const { id, content, isBot, timestamp } = value
  if (typeof id !== 'string' || typeof content !== 'string' || typeof isBot !== 'boolean') return []
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return []
  const message: ChatMessage = { id, content: content.slice(0, MAX_KEPT_LENGTH), isBot, timestamp }
  if (isBot) {
    const suggestions = stringsIn(value.suggestions).slice(0, MAX_SUGGESTIONS)
    const products = readProducts(value.products)
    if (suggestions.length > 0) message.suggestions = suggestions
    if (products.length > 0) message.products = products
  } else if (typeof value.failure === 'string') {
    message.failure = value.failure
  } else if (value.sending === true) {
    if (now.getTime() - Date.parse(timestamp) > LOST_AFTER_MS) message.failure = chatText.interrupted
    else message.sending = true
  }
  return [message]
}

function readAbout(value: unknown): ChatAbout | undefined {
  if (!isRecord(value)) return undefined
  const { subject, illness, precise, regionId, told, at } = value as ChatAbout
  const earlierIds = idsIn(value.earlierIds)
  const spokenIds = idsIn(value.spokenIds)
  const focusIds = idsIn(value.focusIds)
  const basketIds = idsIn(value.basketIds, 100)
  const wished = stringsIn(value.wished).slice(0, 10)
  return {
    topics: stringsIn(value.topics)
      .filter((topic) => topic.length <= 40)
      .slice(0, 10),
    productIds: idsIn(value.productIds),
    ...(earlierIds.length > 0 && { earlierIds }),
    ...(isRecord(subject) && { subject }),
    // C-01: an illness is remembered across reloads.
    ...(isRecord(illness) && { illness }),
    ...(spokenIds.length > 0 && { spokenIds }),
    ...(focusIds.length > 0 && { focusIds }),
    ...(basketIds.length > 0 && { basketIds }),
    ...(typeof precise === 'string' && { precise }),
    ...(Number.isSafeInteger(regionId) && { regionId }),
    ...(typeof told === 'string' && { told: told.slice(0, 100) }),
    ...(wished.length > 0 && { wished }),
    ...(typeof at === 'string' && { at }),
  }
}

function idsIn(value: unknown, most = 20): number[] {
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most) : []
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Not our data, although stored under our key.
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
