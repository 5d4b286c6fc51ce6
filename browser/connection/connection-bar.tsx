import { useLocation } from 'react-router'
import { usePart } from '#ui/use-part.ts'
import { useConnection } from './use-connection.ts'

const loadNotice = () => import('./connection-notice.tsx').then((module) => module.ConnectionNotice)

/** A bar below the header, shown if the network is lost or restored, or if the page is a stored copy. */
export function ConnectionBar() {
  const connection = useConnection()
  const isSaidBelow = useLocation().pathname === '/offline'
  const speaks =
    !isSaidBelow && (!connection.online || connection.wasOffline || connection.copyMadeAt !== null)
  const ConnectionNotice = usePart(loadNotice, speaks)
  return speaks && ConnectionNotice ? <ConnectionNotice {...connection} /> : null
}
