import { useRef } from 'react'
import { useFreeCorner } from '#ui/use-free-corner.ts'
import { ChatCard } from './chat-card.tsx'
import { useStoredConversation } from './stored-conversation.ts'
import { useOwner } from './use-owner.ts'
import { useRoomy } from './use-roomy.ts'

/** From the CSS: the card's width and its distance from the edges (`.chat-card`). */
const CARD = { size: 380, gap: 16 }

/** the same conversation in the back office, opened and closed from its sections. */
export function OfficeChat({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const conversation = useStoredConversation()
  const roomy = useRoomy()
  useOwner(conversation)
  useFreeCorner(frame, CARD)
  return (
    <div ref={frame} className="contents print:hidden">
      <ChatCard
        id={id}
        open={open}
        modal={!roomy}
        conversation={conversation}
        page={null}
        onClose={onClose}
        onFollow={() => {
          if (!roomy) onClose()
        }}
      />
    </div>
  )
}
