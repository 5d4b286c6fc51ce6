import type { ReactNode } from 'react'
import type { ShellStore } from '#browser/store/use-store.ts'
import { contactText } from '#text/contact.ts'
import { addressText } from '#text/format-address.ts'
import { formatPhone, telUrl, whatsappUrl } from '#text/format-phone.ts'
import { Card } from '#ui/card.tsx'
import { Clock, Mail, MapPin, Phone, WhatsappIcon } from '#ui/icons.tsx'
import { NumberText } from '#ui/number-text.tsx'

const text = contactText.reach

/** S-CON-01: every way to reach the shop, from its settings. */
export function ReachCard({
  store,
  specialDays,
}: {
  store: ShellStore
  /** The coming days whose hours differ, each as a sentence (L-12). */
  specialDays: readonly string[]
}) {
  return (
    <Card as="section" aria-labelledby="reach" className="lg:sticky lg:top-24">
      <h2 id="reach" className="mb-2 font-display text-h3">
        {text.title}
      </h2>
      <ul className="divide-y divide-line">
        {store.whatsapp ? (
          <Way
            icon={<WhatsappIcon className="text-wa" />}
            label={text.whatsapp}
            href={whatsappUrl(store.whatsapp)}
          >
            <NumberText>{formatPhone(store.whatsapp)}</NumberText>
          </Way>
        ) : null}
        {store.phone ? (
          <Way icon={<Phone />} label={text.call} href={telUrl(store.phone)}>
            <NumberText>{formatPhone(store.phone)}</NumberText>
          </Way>
        ) : null}
        {store.contactEmail ? (
          <Way icon={<Mail />} label={text.email} href={`mailto:${store.contactEmail}`}>
            <bdi dir="ltr" className="break-all">
              {store.contactEmail}
            </bdi>
          </Way>
        ) : null}
        <Way icon={<MapPin />} label={text.address}>
          <bdi>{addressText(store)}</bdi>
        </Way>
        {store.workingHours ? (
          <Way icon={<Clock />} label={text.hours}>
            <bdi>{store.workingHours}</bdi>
            {specialDays.map((day) => (
              <span key={day} className="block text-sm font-normal text-ink-2">
                <bdi>{day}</bdi>
              </span>
            ))}
          </Way>
        ) : null}
      </ul>
    </Card>
  )
}

type WayProps = { icon: ReactNode; label: string; href?: string; children: ReactNode }

function Way({ icon, label, href, children }: WayProps) {
  const inside = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink [&_svg]:size-5.5">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-ink-3">{label}</span>
        <span className="block font-semibold text-balance text-ink">{children}</span>
      </span>
    </>
  )
  const look = 'flex min-h-16 items-center gap-3.5 py-2.5'
  if (!href) return <li className={look}>{inside}</li>
  const beside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : null
  return (
    <li>
      <a {...beside} href={href} className={`${look} group hover:[&_span]:text-brand-ink`}>
        {inside}
      </a>
    </li>
  )
}
