import { useNavigation } from 'react-router'
import { shellText } from '#text/shell.ts'

/** A thin line at the top while a page loads; fast loads do not show it (styles/shell.css). */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label={shellText.loadingPage} className="pending-bar" />
}
