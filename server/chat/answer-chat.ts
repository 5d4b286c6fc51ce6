// Answers one message to the chatbot from what the shop knows at that moment (A-BOT-07..10, X-29).
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { fallbackText } from '#text/chat/fallback.ts'

/** `viewer` is who is signed in: their own orders are told to nobody else. */
export async function answerChat(
  _context: Context,
  _viewer: Customer | null,
  _request: ChatRequest,
): Promise<ChatAnswer> {
  const { apology, topics, suggestions } = fallbackText
  return {
    content: [apology, topics.map((topic) => `• ${topic}`).join('\n')].join('\n\n'),
    suggestions: [...suggestions],
    about: { topics: [], productIds: [] },
  }
}
