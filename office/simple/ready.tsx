import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { SignOutButton } from '#browser/session/sign-out-button.tsx'
import type { SessionDetails, SessionUser } from '#contract/session.ts'
import { isUnfinished, setupQuery } from '#office/settings/use-setup.ts'
import { guideText } from '#text/admin/guide.ts'
import { simpleText } from '#text/admin/simple.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** A-DBG-03, success: the user, their rights, the session's start, and links. */
export function Ready({ user, details }: { user: SessionUser; details: SessionDetails }) {
  const { data: setup } = useQuery(setupQuery)
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <>
      <h1 className="font-display text-h1 wrap-anywhere">
        <bdi>{simpleText.hello(user.firstName)}</bdi>
      </h1>
      {isUnfinished(setup) ? (
        <LinkButton to="/admin/setup" size="lg">
          {guideText.start}
        </LinkButton>
      ) : null}
      <div className="grid w-full gap-6 sm:grid-cols-2">
        <Part title={simpleText.profile}>
          <Line name={simpleText.name}>{name ? <bdi>{name}</bdi> : simpleText.noName}</Line>
          <Line name={simpleText.email}>
            <Address email={user.email} />
          </Line>
          <Line name={simpleText.role}>{details.isOwner ? simpleText.owner : simpleText.admin}</Line>
          <Line name={simpleText.accountSince}>{formatDateTime(details.accountSince)}</Line>
        </Part>
        <Part title={simpleText.session}>
          <Line name={simpleText.startedAt}>{formatDateTime(details.startedAt)}</Line>
          <Line name={simpleText.endsAt}>{formatDateTime(details.endsAt)}</Line>
          <Line name={simpleText.sessions}>{formatNumber(details.sessions)}</Line>
        </Part>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin" variant={isUnfinished(setup) ? 'outline' : 'solid'}>
          {simpleText.toAdmin}
        </LinkButton>
        <LinkButton to="/quick-admin-setup" variant="outline">
          {simpleText.newAdmin}
        </LinkButton>
        <LinkButton to="/" variant="outline">
          {simpleText.toShop}
        </LinkButton>
        <SignOutButton />
      </div>
    </>
  )
}

/** Wraps a long address between its parts; inside a part only if that alone is too long. */
function Address({ email }: { email: string }) {
  const parts = email.match(/@?[^.@_+-]*[._+-]*/g)?.filter(Boolean) ?? []
  return (
    <bdi dir="ltr">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, in their order
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h3 font-semibold">{title}</h2>
      <dl className="mt-2 divide-y divide-line border-y border-line">{children}</dl>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="tabular font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
