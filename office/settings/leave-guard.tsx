import { LeaveGuard } from '#office/shell/leave-guard.tsx'
import { settingsText } from '#text/admin/settings.ts'
import { changedWords } from './save-bar.tsx'
import { useSettings } from './settings-context.ts'

const { title, what, go, going } = settingsText.leave

/** Asks for confirmation before leaving with unsaved changes. */
export function SettingsLeaveGuard() {
  const { changed, draft } = useSettings()
  return (
    <LeaveGuard
      when={changed.length > 0}
      isAway={(from, to) => from !== to}
      title={title}
      what={what(changedWords(changed, draft))}
      go={go}
      going={going}
    />
  )
}
