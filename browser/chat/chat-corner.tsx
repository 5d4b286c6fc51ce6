import { useLocation } from 'react-router'
import { usePart } from '#ui/use-part.ts'
import { useQuiet } from '#ui/use-quiet.ts'

const loadChat = () => import('./chat.tsx').then((module) => module.Chat)

/** the back office opens its own from its sections. */
const OFFICE = /^\/admin(?:\/|$)/

/** S-ROUTE-15: on every page of the shop, once the page itself is done; nothing of it before (P-08). */
export function ChatCorner() {
  const isShop = !OFFICE.test(useLocation().pathname)
  const quiet = useQuiet()
  const Chat = usePart(loadChat, isShop && quiet)
  return Chat && isShop ? <Chat /> : null
}
