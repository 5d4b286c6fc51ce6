import { useEffect, useRef, useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { randomKey } from '#browser/random-key.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import { chatText } from '#text/chat/widget.ts'
import {
  aboutOf,
  type ChatMessage,
  type Conversation,
  MAX_MESSAGE_LENGTH,
  newConversation,
  type PageBehind,
  withAnswer,
  withFailure,
  withoutMessage,
  withQuestion,
} from './conversation.ts'
import { changeConversation } from './stored-conversation.ts'
import { toChatProduct } from './to-chat-product.ts'

/** The typing indicator is shown at least for a random time in this range (A-BOT-04). */
const MIN_MS = 1000
const MAX_MS = 2000
/** The timeout of a question, after which it can be asked again. */
const GIVE_UP_MS = 20_000

type Asking = { id: string; stop: AbortController }

/** One question at a time: until it is answered, the next one stays in the input. */
export function useAsking(conversation: Conversation, page: PageBehind | null) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useRef<Asking | null>(null)
  const [cleared, setCleared] = useState<Conversation | null>(null)

  function setCurrent(next: Asking | null) {
    now.current = next
    setAsking(next)
  }

  // Leaving the page aborts its question, which can be sent again later.
  useEffect(() => {
    function interrupt() {
      const id = now.current?.id
      if (id) changeConversation((before) => withFailure(before, id, chatText.interrupted))
    }
    addEventListener('pagehide', interrupt)
    return () => removeEventListener('pagehide', interrupt)
  }, [])

  /** Returns false if nothing was sent; the input is then kept (A-BOT-03). */
  function ask(text: string, instead?: string): boolean {
    const content = text.trim()
    if (content === '' || content.length > MAX_MESSAGE_LENGTH || now.current) return false
    const question = { id: randomKey(8), stop: new AbortController() }
    setCurrent(question)
    setCleared(null)
    changeConversation((before) =>
      withQuestion(instead ? withoutMessage(before, instead) : before, question.id, content, new Date()),
    )
    void answer(question, content, aboutOf(conversation, page)).finally(() => {
      if (now.current === question) setCurrent(null)
    })
    return true
  }

  return {
    /** Whether the typing indicator is shown (A-BOT-04). */
    waiting: asking !== null,
    ask,
    askAgain: ({ id, content }: ChatMessage) => ask(content, id),
    /** Clears the conversation (A-BOT-05); it can be restored until the next message. */
    clear() {
      const question = now.current
      question?.stop.abort()
      setCurrent(null)
      const before = changeConversation(({ owner }) => ({ ...newConversation(new Date()), owner }))
      setCleared(question ? withFailure(before, question.id, chatText.interrupted) : before)
    },
    /** Only if the conversation still has the same owner. */
    undoClear:
      cleared?.owner === conversation.owner
        ? () => {
            changeConversation(() => cleared)
            setCleared(null)
          }
        : null,
  }
}

async function answer({ id, stop }: Asking, message: string, about: ReturnType<typeof aboutOf>) {
  const tooLong = setTimeout(() => stop.abort(), GIVE_UP_MS)
  try {
    const body = { message, ...(about && { about }) }
    const [reply] = await Promise.all([call('POST /api/chat', { body, signal: stop.signal }), typingTime()])
    changeConversation((before) => withAnswer(before, id, toMessage(reply), reply.about))
  } catch (error) {
    const failure = stop.signal.aborted ? chatText.tooSlow : sentenceOf(error)
    changeConversation((before) => withFailure(before, id, failure))
  } finally {
    clearTimeout(tooLong)
  }
}

function toMessage({ content, suggestions, products }: ChatAnswer): ChatMessage {
  return {
    id: randomKey(8),
    content,
    isBot: true,
    timestamp: new Date().toISOString(),
    ...(suggestions.length > 0 && { suggestions }),
    ...(products && products.length > 0 && { products: products.map(toChatProduct) }),
  }
}

function typingTime(): Promise<void> {
  const delay = MIN_MS + Math.random() * (MAX_MS - MIN_MS)
  return new Promise((done) => setTimeout(done, delay))
}
