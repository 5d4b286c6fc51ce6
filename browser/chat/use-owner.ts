import { useEffect } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import type { Conversation } from './conversation.ts'
import { changeConversation, forgetConversation } from './stored-conversation.ts'

/**
 * A conversation may contain the status of an order, so it belongs to the person who began it. Signing out in any tab
 * clears it; a visitor who signs in keeps it.
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
