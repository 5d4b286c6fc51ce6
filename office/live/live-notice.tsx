import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#browser/connection/use-connection.ts'
import { liveText } from '#text/admin/live.ts'
import { useLive } from './live-context.ts'

/** Shorter interruptions are not shown. */
const LASTING_MS = 2500

/** A notice that lists may be stale. Offline, the connection bar already says so. */
export function LiveNotice() {
  const lost = useLive()?.state === 'lost'
  const online = useOnline()
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!lost) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), LASTING_MS)
    return () => clearTimeout(timer)
  }, [lost])
  return (
    <div role="status" className="print:hidden">
      {lasting && online ? (
        <p className="flex min-h-11 items-center gap-3 bg-warn-soft px-4 py-1.5 text-sm font-medium text-warn lg:px-8">
          <WifiOff className="size-5 shrink-0" />
          <span>
            {liveText.lost}. {liveText.lostHint}
          </span>
        </p>
      ) : null}
    </div>
  )
}
