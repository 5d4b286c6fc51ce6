import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { changedWords } from '#app/features/admin/settings/save-bar.tsx'
import { useSettings } from '#app/features/admin/settings/settings-context.ts'
import { ConfirmDialog } from '#app/features/admin/shell/confirm-dialog.tsx'
import { settingsText } from '#text/admin/settings.ts'

const text = settingsText.leave

/** Leaving with something unsaved asks first: by a link, by Back, and, in the browser's own words, by closing the tab. */
export function LeaveGuard() {
  const { changed, draft } = useSettings()
  const unsaved = changed.length > 0
  const going = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => {
        if (!going.current) blocker.reset?.()
      }}
      title={text.title}
      what={text.what(changedWords(changed, draft))}
      confirm={text.go}
      confirming={text.going}
      onConfirm={async () => {
        going.current = true
        blocker.proceed?.()
      }}
    />
  )
}
