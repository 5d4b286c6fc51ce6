import { useNavigation } from 'react-router'
import { shellText } from '#text/shell.ts'

/** A thin line at the top while the next page is on its way; one that comes at once never shows it (styles/shell.css). */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label={shellText.loadingPage} className="pending-bar" />
}
