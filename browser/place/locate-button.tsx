import { useEffect, useEffectEvent, useState } from 'react'
import type { Place } from '#domain/place.ts'
import { placeText as text } from '#text/place.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { MapPin } from '#ui/icons.tsx'
import { clearDraftBeforeLocating, type Located, locate, reloadToLocate } from './locate.ts'

/** From this inaccuracy on (metres), the person is warned before the position is used. */
const ROUGH_METRES = 100

type LocateButtonProps = {
  wished: boolean
  onPlace: (place: Place) => void
  /** The form's values, restored if the page is reloaded. */
  typed: () => object
}

/** Requests the position. `wished`: the button was tapped before the page was reloaded for it. */
export function LocateButton({ wished, onPlace, typed }: LocateButtonProps) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [rough, setRough] = useState<Located | null>(null)

  async function find() {
    if (reloadToLocate(typed())) return
    setPending(true)
    setFailure(null)
    setRough(null)
    try {
      const located = await locate()
      if (located.accuracy > ROUGH_METRES) setRough(located)
      else onPlace(located.place)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text.unavailable)
    } finally {
      setPending(false)
    }
  }

  const findNow = useEffectEvent(() => void find().finally(clearDraftBeforeLocating))
  useEffect(() => {
    if (wished) findNow()
  }, [wished])

  return (
    <>
      <Button
        variant="outline"
        icon={<MapPin />}
        pending={pending}
        pendingLabel={text.locating}
        onClick={() => void find()}
      >
        {text.here}
      </Button>
      <div role="status" className="empty:hidden">
        {failure ? <FieldError>{failure}</FieldError> : null}
        {rough ? (
          <span className="flex flex-wrap items-center gap-2 text-md">
            <span className="min-w-40 flex-1">{text.rough(Math.round(rough.accuracy))}</span>
            <Button size="sm" variant="soft" onClick={() => onPlace(rough.place)}>
              {text.use}
            </Button>
          </span>
        ) : null}
      </div>
    </>
  )
}
