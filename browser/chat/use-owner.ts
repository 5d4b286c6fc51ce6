import { useEffect } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import type { Conversation } from './conversation.ts'
import { changeConversation, forgetConversation } from './stored-conversation.ts'

/**
 * The status of an order may stand in it: a conversation is whose it was begun by. Whoever signs out, in whatever tab,
 * takes it along; a visitor who signs in keeps it.
 */
export function useOwner({ owner, messages }: Conversation): void {
  const { status, user } = useSession()
  const viewer = status === 'loading' ? null : (user?.id ?? '')
  const isStored = messages.length > 1
  useEffect(() => {
    if (viewer === null || !isStored || owner === viewer) return
    if (owner === '') changeConversation((before) => ({ ...before, owner: viewer }))
    else forgetConversation()
  }, [viewer, owner, isStored])
}
