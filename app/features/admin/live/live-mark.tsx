import { Radio, WifiOff } from 'lucide-react'
import { useLive } from '#app/features/admin/live/live-context.ts'
import { Switch } from '#app/ui/switch.tsx'
import { liveText } from '#text/admin/live.ts'

/** In the navigation: whether what one sees is of now, and whether something new sounds. */
export function LiveMark() {
  const live = useLive()
  if (!live) return null
  const { state, sound } = live
  return (
    <section aria-label={liveText.label} className="rounded-picture bg-sunken px-3 py-1">
      <p role="status" className="flex min-h-9 items-center gap-2 text-sm font-medium">
        {state === 'lost' ? (
          <WifiOff aria-hidden className="size-4.5 shrink-0 text-danger" />
        ) : (
          <Radio aria-hidden className={state === 'live' ? 'size-4.5 text-ok' : 'size-4.5 text-ink-3'} />
        )}
        <span className={state === 'lost' ? 'text-danger' : state === 'live' ? 'text-ok' : 'text-ink-3'}>
          {liveText[state]}
        </span>
      </p>
      {state === 'lost' ? <p className="pb-1 text-xs text-ink-2">{liveText.lostHint}</p> : null}
      <Switch
        label={<span className="text-sm text-ink-2">{liveText.sound}</span>}
        checked={sound.on}
        onChange={(event) => sound.switchTo(event.currentTarget.checked)}
      />
    </section>
  )
}
