import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { bindFields } from '#browser/bind-fields.ts'
import { formatPlace, mapUrl, type Place, placeOf } from '#domain/place.ts'
import { readPlace } from '#domain/read-place.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { placeText } from '#text/place.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { MapPin } from '#ui/icons.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LocateButton } from './locate-button.tsx'
import type { PlaceValues } from './place-values.ts'

/** W-13: the exact place, a second phone and the receiver, all optional. */
export function PlaceFields({ wished = false, here = true }: { wished?: boolean; here?: boolean }) {
  const form = useFormContext<PlaceValues>()
  const field = bindFields(form)
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] })
  const place = placeOf({ latitude, longitude })

  function set(found: Place | null) {
    form.clearErrors(['latitude', 'placeText'])
    const dirty = { shouldDirty: true }
    form.setValue('placeText', '', dirty)
    form.setValue('latitude', found?.latitude ?? null, dirty)
    form.setValue('longitude', found?.longitude ?? null, dirty)
  }

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{placeText.title}</legend>
      {place ? (
        <KnownPlace place={place} onRemove={() => set(null)} />
      ) : (
        <div className="flex flex-col gap-3">
          {here ? <LocateButton wished={wished} onPlace={set} typed={form.getValues} /> : null}
          <PastedPlace onPlace={set} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={placeText.receiver}
          optional
          hint={placeText.receiverWhy}
          autoComplete="off"
          {...field('receiverName')}
        />
        <PhoneField
          label={placeText.secondPhone}
          optional
          hint={placeText.secondPhoneWhy}
          {...field('secondPhone')}
        />
      </div>
    </fieldset>
  )
}

function KnownPlace({ place, onRemove }: { place: Place; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <MapPin className="size-6 shrink-0 text-brand-ink" />
      <p role="status" className="min-w-40 flex-1">
        <span className="block font-semibold text-ink">{placeText.known}</span>
        <NumberText className="text-sm text-ink-3">{formatPlace(place)}</NumberText>
      </p>
      <span className="flex gap-1">
        <a
          href={mapUrl(place)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'soft', size: 'sm' })}
        >
          {placeText.open}
        </a>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {placeText.remove}
        </Button>
      </span>
    </div>
  )
}

/** Parses a pasted link at once, typed coordinates on Enter or blur. */
function PastedPlace({ onPlace }: { onPlace: (place: Place) => void }) {
  const form = useFormContext<PlaceValues>()
  const { errors } = form.formState
  const [fault, setFault] = useState<string | null>(null)
  const { onChange, onBlur, ...field } = form.register('placeText')

  function read(text: string) {
    const result = text.trim() === '' ? null : readPlace(text)
    if (result?.ok) onPlace(result.value)
    setFault(result && !result.ok ? FIELD_FAULTS[result.refusal.code] : null)
  }

  return (
    <TextField
      label={placeText.paste}
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      hint={placeText.pasteHint}
      error={fault ?? errors.placeText?.message ?? errors.latitude?.message}
      {...field}
      onChange={(event) => {
        void onChange(event)
        setFault(null)
        const { inputType } = event.nativeEvent as InputEvent
        if (inputType === 'insertFromPaste') read(event.currentTarget.value)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        void onBlur(event)
        read(event.currentTarget.value)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        read(event.currentTarget.value)
      }}
    />
  )
}
