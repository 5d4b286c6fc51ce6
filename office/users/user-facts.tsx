import { Mail } from 'lucide-react'
import { Price } from '#browser/price/price.tsx'
import type { UserDetail } from '#contract/admin/users.ts'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { ORDERS } from '#text/admin/orders.ts'
import { userDetailText, usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { PhoneLinks } from './phone-links.tsx'
import { UserBadges } from './user-badges.tsx'

const text = userDetailText

/** The details of an account, with links to contact its holder. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { email, phone, address } = user
  return (
    <section className="flex flex-col gap-4">
      <UserBadges user={user} />
      {user.deactivatedAt ? (
        <Notice>{text.endedNote}</Notice>
      ) : (
        <div className="flex flex-wrap gap-2">
          <OutLinkButton variant="soft" size="sm" icon={<Mail />} href={`mailto:${email}`}>
            {text.mail}
          </OutLinkButton>
          {phone ? <PhoneLinks phone={phone} text={text} /> : null}
        </div>
      )}
      <FactList>
        {user.deactivatedAt ? null : (
          <>
            <Fact label={text.email}>
              <bdi dir="ltr">{email}</bdi>
            </Fact>
            <Fact label={text.phone}>{phone && <NumberText>{formatPhone(phone)}</NumberText>}</Fact>
            <Fact label={text.address}>{address && <bdi>{address}</bdi>}</Fact>
            <Fact label={text.activation}>
              {user.emailVerified ? usersText.verified : usersText.notVerified}
            </Fact>
          </>
        )}
        <Fact label={usersText.columns.joined}>{formatDateTime(user.createdAt)}</Fact>
        <Fact label={usersText.columns.lastSignIn}>
          {user.lastSignInAt ? formatDateTime(user.lastSignInAt) : usersText.never}
        </Fact>
        <Fact label={text.endedAt}>{user.deactivatedAt && formatDateTime(user.deactivatedAt)}</Fact>
        <Fact label={usersText.columns.orders}>{formatCount(user.ordersCount, ORDERS)}</Fact>
        <Fact label={usersText.columns.spent}>
          <Price amount={user.spent} className="font-semibold" />
        </Fact>
      </FactList>
    </section>
  )
}
