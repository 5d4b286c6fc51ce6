import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { placeText } from '#text/place.ts'
import { Button } from '#ui/button.tsx'
import { MapPin } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'
import { hasPlaceValues, type PlaceValues } from './place-values.ts'

/** W-13: a button that reveals the optional fields. Needs a form that holds `PlaceValues`. */
export function PlaceSection({ wished = false }: { wished?: boolean }) {
  const form = useFormContext<PlaceValues>()
  const { errors } = form.formState
  const [open, setOpen] = useState(() => wished || hasPlaceValues(form.getValues()))
  const isExpanded = open || Boolean(errors.latitude ?? errors.secondPhone ?? errors.receiverName)
  const Fields = usePart(loadFields, isExpanded)
  if (Fields) return <Fields wished={wished} />
  if (isExpanded) return <Skeleton className="h-48" />
  return (
    <Button variant="ghost" className="-ms-3.5 self-start" icon={<MapPin />} onClick={() => setOpen(true)}>
      {placeText.add}
    </Button>
  )
}

const loadFields = () => import('./place-fields.tsx').then((part) => part.PlaceFields)
