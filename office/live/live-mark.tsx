import { Radio, WifiOff } from 'lucide-react'
import { liveText } from '#text/admin/live.ts'
import { Switch } from '#ui/switch.tsx'
import { useLive } from './live-context.ts'

/** In the navigation: the state of the live connection, and the sound switch. */
export function LiveMark() {
  const live = useLive()
  if (!live) return null
  const { state, sound } = live
  return (
    <section aria-label={liveText.label} className="mb-1 rounded-control bg-sunken px-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <p role="status" className="flex min-h-9 items-center gap-1.5 text-sm font-medium">
          {state === 'lost' ? (
            <WifiOff className="size-4.5 shrink-0 text-danger" />
          ) : (
            <Radio className={state === 'live' ? 'size-4.5 text-ok' : 'size-4.5 text-ink-3'} />
          )}
          <span className={state === 'lost' ? 'text-danger' : state === 'live' ? 'text-ok' : 'text-ink-3'}>
            {liveText[state]}
          </span>
        </p>
        <Switch
          className="min-h-11! gap-2!"
          label={<span className="text-sm text-ink-2">{liveText.sound}</span>}
          checked={sound.on}
          onChange={(event) => sound.switchTo(event.currentTarget.checked)}
        />
      </div>
      {state === 'lost' ? <p className="pb-2 text-xs text-ink-2">{liveText.lostHint}</p> : null}
    </section>
  )
}
