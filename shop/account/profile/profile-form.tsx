import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { call } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { wrongFields } from '#browser/form-errors.ts'
import { draftBeforeLocating } from '#browser/place/locate.ts'
import { PlaceSection } from '#browser/place/place-section.tsx'
import { type PlaceValues, placeRequestOf, placeValuesOf, wrongPlace } from '#browser/place/place-values.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import { type EditProfileRequest, editProfileRequest } from '#contract/account-requests.ts'
import type { SessionUser } from '#contract/session.ts'
import { authText } from '#text/account/account.ts'
import { profileText } from '#text/account/profile.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Button } from '#ui/button.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

type ProfileFields = PlaceValues &
  Required<Pick<EditProfileRequest, 'firstName' | 'lastName' | 'phone' | 'address'>>

/** One name is enough, since not everybody has a family name. */
const WORDS = { missing: { firstName: authText.firstNameMissing } }

type ProfileFormProps = { user: SessionUser; onSaved: () => void; onCancel: () => void }

/**
 * A-PROF-02..06, A-ROLE-03. Nothing is saved before "save"; errors are shown at their fields and the input is kept.
 */
export function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const [wish] = useState(draftBeforeLocating)
  const { form, submit, field, pending, failure } = useProfileForm(user, wish, onSaved)

  return (
    <form noValidate method="post" onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <ChangeFailure error={failure} otherwise={profileText.failed} />
      <FrozenFields frozen={pending}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            // "Edit" was pressed to type here, and the button that had the focus is gone.
            autoFocus
            label={authText.firstName}
            autoComplete="given-name"
            {...field('firstName')}
          />
          <TextField label={authText.lastName} optional autoComplete="family-name" {...field('lastName')} />
        </div>
        <PhoneField label={profileText.phone} optional hint={profileText.phoneWhy} {...field('phone')} />
        <TextareaField
          label={profileText.address}
          optional
          autoComplete="street-address"
          hint={profileText.addressHint}
          {...field('address')}
        />
        <FormProvider {...form}>
          <PlaceSection wished={wish !== null} />
        </FormProvider>
        <TextField
          label={authText.email}
          type="email"
          dir="ltr"
          readOnly
          hint={profileText.emailFixed}
          value={user.email}
        />
      </FrozenFields>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="lg" pending={pending} pendingLabel={profileText.saving}>
          {profileText.save}
        </Button>
        <Button size="lg" variant="outline" disabled={pending} onClick={onCancel}>
          {profileText.cancel}
        </Button>
      </div>
    </form>
  )
}

function useProfileForm(user: SessionUser, wish: Partial<ProfileFields> | null, onSaved: () => void) {
  const { userChanged } = useSessionChange()
  return useFieldForm({
    first: {
      firstName: user.firstName,
      lastName: user.lastName,
      phone: formatPhone(user.phone),
      address: user.address,
      ...placeValuesOf(user),
      ...wish,
    },
    check: (fields: ProfileFields) => ({
      ...wrongPlace(fields),
      ...wrongFields(editProfileRequest, requestOf(fields), WORDS),
    }),
    send: (fields: ProfileFields) => call('PATCH /api/profile', { body: requestOf(fields) }),
    onDone(changed) {
      userChanged(changed)
      onSaved()
    },
  })
}

function requestOf(fields: ProfileFields): EditProfileRequest {
  const { firstName, lastName, phone, address } = fields
  return { firstName, lastName, phone, address, ...placeRequestOf(fields) }
}
