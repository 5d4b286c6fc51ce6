import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Connection } from '#app/features/offline/use-connection.ts'
import { offlineText } from '#text/offline.ts'

/** Good news without a next step leaves by itself. */
const GOOD_NEWS_MS = 6000

/** What one sees without a network is never mistaken for the shop of now. */
export function ConnectionNotice({ online, copyMadeAt }: Connection) {
  const over = useOver(online && copyMadeAt === null)
  return (
    <section aria-label={offlineText.label} className="sticky top-16 z-20">
      <div role="status">
        {over ? null : (
          <div className={online ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'}>
            <div className="page flex min-h-11 items-center gap-3 py-1.5 text-sm font-medium">
              {online ? <Wifi aria-hidden className={ICON} /> : <CloudOff aria-hidden className={ICON} />}
              <p className="flex-1">{sentence(online, copyMadeAt)}</p>
              {online && copyMadeAt ? (
                <button
                  type="button"
                  onClick={() => location.reload()}
                  className="tap shrink-0 px-2 font-bold underline underline-offset-4"
                >
                  {offlineText.refresh}
                </button>
              ) : null}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

const ICON = 'size-5 shrink-0'

function sentence(online: boolean, copyMadeAt: string | null): string {
  if (online) return copyMadeAt ? offlineText.backWithCopy : offlineText.back
  return copyMadeAt ? offlineText.copy(copyMadeAt) : offlineText.gone
}

function useOver(good: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (!good) return
    const timer = setTimeout(() => setOver(true), GOOD_NEWS_MS)
    return () => clearTimeout(timer)
  }, [good])
  return over
}
