import { Mail, UserRound } from 'lucide-react'
import { useShopName } from '#browser/store/use-store.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { PhoneLinks } from '#office/users/phone-links.tsx'
import { messageText } from '#text/admin/inbox.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton, OutLinkButton } from '#ui/link-button.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { PriorityBadge } from './priority-badge.tsx'

/** Sender, time and urgency, with contact links; WhatsApp only for mobile numbers. */
export function MessageHead({ message, id }: { message: InboxMessage; id: string }) {
  const { customerName, customerEmail, customerPhone, subject, userId } = message
  const shop = useShopName()
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={id} className="min-w-0 flex-1 font-display text-h2 wrap-anywhere">
          <bdi>{subject}</bdi>
        </h2>
        <PriorityBadge priority={message.priority} />
      </div>
      <div className="text-md text-ink-2">
        <p className="font-semibold wrap-anywhere text-ink">
          <bdi>{customerName}</bdi>
        </p>
        <p className="wrap-anywhere">
          <bdi dir="ltr">{customerEmail}</bdi>
          {customerPhone ? (
            <>
              {' · '}
              <NumberText className="whitespace-nowrap">{formatPhone(customerPhone)}</NumberText>
            </>
          ) : null}
        </p>
        <p className="text-sm text-ink-3">{formatDateTime(message.createdAt)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <OutLinkButton
          variant="soft"
          size="sm"
          icon={<Mail />}
          href={`mailto:${customerEmail}?subject=${encodeURIComponent(messageText.mailSubject(subject))}`}
        >
          {messageText.mail}
        </OutLinkButton>
        {customerPhone ? (
          <PhoneLinks
            phone={customerPhone}
            text={messageText}
            words={messageText.whatsappWords(customerName, shop)}
          />
        ) : null}
        {userId ? (
          <LinkButton
            variant="outline"
            size="sm"
            icon={<UserRound />}
            to={`/admin/users?user=${encodeURIComponent(userId)}`}
          >
            {messageText.account}
          </LinkButton>
        ) : (
          <Badge>{messageText.visitor}</Badge>
        )}
      </div>
    </header>
  )
}
