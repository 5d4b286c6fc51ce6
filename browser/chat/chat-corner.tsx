import { usePart } from '#ui/use-part.ts'
import { useQuiet } from '#ui/use-quiet.ts'

const loadChat = () => import('./chat.tsx').then((module) => module.Chat)

/** S-ROUTE-15: on every page of the shop, loaded after the page itself (P-08). */
export function ChatCorner() {
  const Chat = usePart(loadChat, useQuiet())
  return Chat ? <Chat /> : null
}
