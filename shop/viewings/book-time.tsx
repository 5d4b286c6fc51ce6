import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignInSheet } from '#browser/accounts/sign-in-sheet.ts'
import { call, isUnauthorized, queryOf } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { refusedFields } from '#browser/form-errors.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import type { Product } from '#contract/catalog.ts'
import { formatTime } from '#text/format-date.ts'
import { viewingsText as text, visitDayText } from '#text/viewings.ts'
import { Button } from '#ui/button.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { CalendarCheck } from '#ui/icons.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useSlots } from './use-slots.ts'

/** A day, a time, and one button. A visitor signs in first, then the chosen time is booked. */
export function BookTime({ product }: { product: Product }) {
  const booking = useBooking(product)
  const { slots, needsPhone, phone, setPhone, failure } = booking
  const { day, time } = slots

  return (
    <div ref={focusOnShow} tabIndex={-1} className="outline-none">
      <SlotPicker slots={slots} name={product.nameArabic} isNotHeld={booking.isNotHeld} />
      {needsPhone && time ? (
        <div className="mt-3">
          <PhoneField
            label={text.phone}
            optional
            hint={text.phoneHint}
            value={phone}
            error={failure ? refusedFields(failure).phone : undefined}
            onChange={(event) => setPhone(event.currentTarget.value)}
          />
        </div>
      ) : null}
      {isUnauthorized(failure) ? null : (
        <ChangeFailure error={failure} title={text.notBooked} className="mt-3" />
      )}
      {day ? (
        <Button
          variant="soft"
          size="lg"
          block
          className="mt-3"
          icon={<CalendarCheck />}
          disabled={!time}
          pending={booking.pending}
          pendingLabel={text.booking}
          onClick={booking.book}
        >
          {time ? text.book(`${visitDayText(day.day, slots.now)} ${formatTime(time)}`) : text.chooseTime}
        </Button>
      ) : null}
    </div>
  )
}

/** State of a booking: the chosen time, the phone, and who is asked to sign in first. */
function useBooking(product: Product) {
  const slots = useSlots()
  const { status, user } = useSession()
  const { data: own } = useQuery({ ...queryOf('GET /api/viewings'), enabled: user !== null })
  const sheet = useSignInSheet()
  const [phone, setPhone] = useState('')
  const { run, pending, failure, reset } = useChange({
    send: (startsAt: string) =>
      call('POST /api/viewings', {
        body: { productId: product.id, startsAt, ...(phone.trim() && { phone }) },
      }),
    done: () => ({ title: text.booked, description: text.bookedWhy, tone: 'ok' }),
    onFailed: (error, startsAt) => {
      slots.takeFrom(error)
      if (isUnauthorized(error)) askWho(startsAt)
    },
    refresh: ['/api/viewings', '/api/holds', `/api/products/${product.id}`],
  })
  const askWho = (startsAt: string) => sheet.open({ onSignedIn: () => void run(startsAt) })
  const { time } = slots

  function choose(startsAt: string) {
    reset()
    slots.choose(startsAt)
  }

  function book() {
    if (!time) return
    if (status === 'anonymous') askWho(time)
    else void run(time)
  }

  return {
    slots: { ...slots, choose },
    isNotHeld: own?.notHeld.includes(product.id) ?? false,
    /** The account has none yet. */
    needsPhone: user !== null && !user.phone,
    phone,
    setPhone,
    book,
    pending,
    failure,
  }
}
