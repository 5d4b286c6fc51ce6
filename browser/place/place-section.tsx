import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { placeText } from '#text/place.ts'
import { Button } from '#ui/button.tsx'
import { MapPin } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'
import { hasPlaceValues, type PlaceValues } from './place-values.ts'

/** W-13: one quiet button, until somebody has something to say there. Within a form that holds `PlaceValues`. */
export function PlaceSection({ wished = false }: { wished?: boolean }) {
  const form = useFormContext<PlaceValues>()
  const { errors } = form.formState
  const [open, setOpen] = useState(() => wished || hasPlaceValues(form.getValues()))
  const shown = open || Boolean(errors.latitude ?? errors.secondPhone ?? errors.receiverName)
  const Fields = usePart(loadFields, shown)
  if (Fields) return <Fields wished={wished} />
  if (shown) return <Skeleton className="h-48" />
  return (
    <Button
      variant="ghost"
      className="-ms-3.5 self-start"
      icon={<MapPin aria-hidden />}
      onClick={() => setOpen(true)}
    >
      {placeText.add}
    </Button>
  )
}

const loadFields = () => import('./place-fields.tsx').then((part) => part.PlaceFields)
