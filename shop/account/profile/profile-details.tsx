import { type ReactNode, useEffect, useRef, useState } from 'react'
import { draftBeforeLocating } from '#browser/place/locate.ts'
import { PlaceLines } from '#browser/place/place-lines.tsx'
import type { SessionUser } from '#contract/session.ts'
import { authText } from '#text/account/account.ts'
import { profileText } from '#text/account/profile.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Mail, MapPin, PencilLine, Phone, UserRound } from '#ui/icons.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ProfileForm } from './profile-form.tsx'

/** A-PROF-02..05: the details of the account; "edit" opens their form. */
export function ProfileDetails({ user }: { user: SessionUser }) {
  const [editing, setEditing] = useState(() => draftBeforeLocating() !== null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const toast = useToast()
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])

  function saved() {
    setEditing(false)
    toast({ title: profileText.saved })
  }

  return (
    <Card as="section" aria-labelledby="profile-details">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="profile-details" className="font-display text-h2">
          {profileText.details}
        </h2>
        {editing ? null : (
          <Button
            ref={editButton}
            variant="soft"
            size="sm"
            icon={<PencilLine />}
            onClick={() => setEditing(true)}
          >
            {profileText.edit}
          </Button>
        )}
      </div>
      <p className="mt-1 text-md text-ink-3">{profileText.detailsWhy}</p>
      {editing ? (
        <ProfileForm user={user} onSaved={saved} onCancel={() => setEditing(false)} />
      ) : (
        <Facts user={user} />
      )}
    </Card>
  )
}

const FACTS = 'mt-3 divide-y divide-line'

function Facts({ user }: { user: SessionUser }) {
  return (
    <dl className={FACTS}>
      <Fact icon={<UserRound />} name={authText.firstName}>
        {user.firstName ? <bdi>{user.firstName}</bdi> : null}
      </Fact>
      <Fact icon={<UserRound />} name={authText.lastName}>
        {user.lastName ? <bdi>{user.lastName}</bdi> : null}
      </Fact>
      <Fact icon={<Phone />} name={profileText.phone}>
        {user.phone ? <NumberText>{formatPhone(user.phone)}</NumberText> : null}
      </Fact>
      <Fact icon={<MapPin />} name={profileText.address}>
        {user.address ? <bdi className="whitespace-pre-line">{user.address}</bdi> : NOT_ADDED}
        <PlaceLines order={user} />
      </Fact>
      <Fact icon={<Mail />} name={authText.email} note={profileText.emailFixed}>
        <bdi dir="ltr" className="break-all">
          {user.email}
        </bdi>
      </Fact>
    </dl>
  )
}

const NOT_ADDED = <span className="font-normal text-ink-3">{profileText.empty}</span>

type FactProps = { icon: ReactNode; name: string; note?: string; children: ReactNode }

function Fact({ icon, name, note, children }: FactProps) {
  return (
    <div className="relative min-h-18 py-3 ps-8">
      <dt className="text-sm text-ink-3">
        <span className="absolute start-0 top-4 [&_svg]:size-5">{icon}</span>
        {name}
      </dt>
      <dd className="font-medium text-ink wrap-anywhere">{children ?? NOT_ADDED}</dd>
      {note ? <dd className="text-sm text-ink-3">{note}</dd> : null}
    </div>
  )
}

export function ProfileSkeleton() {
  return (
    <Card as="section" role="status">
      <VisuallyHidden>{profileText.loading}</VisuallyHidden>
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="font-display text-h2">{profileText.details}</h2>
        <Skeleton className="h-11 w-24 rounded-control" />
      </div>
      <p className="mt-1 text-md text-ink-3">{profileText.detailsWhy}</p>
      <div className={FACTS}>
        {[1, 2, 3, 4, 5].map((fact) => (
          <div key={fact} className="flex min-h-18 flex-col justify-center gap-2 py-3 ps-8">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-5 w-44" />
          </div>
        ))}
      </div>
    </Card>
  )
}
