import type { ReactNode } from 'react'
import { type ShellStore, useStore } from '#browser/store/use-store.ts'
import { policyPath } from '#shop/policies/policy-path.ts'
import { addressText } from '#text/format-address.ts'
import { formatPhone, telUrl, whatsappUrl } from '#text/format-phone.ts'
import { priceTerms } from '#text/price-terms.ts'
import { shellText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Clock, Mail, MapPin, Phone, Truck, WhatsappIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { Logo } from './logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const text = shellText.footer
const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-body text-on-deep-2 hover:text-on-deep hover:underline'

const PAGES = [
  { to: '/products', label: text.allProducts },
  { to: '/orders', label: text.trackOrder },
  { to: '/reviews', label: text.reviews },
  { to: '/contact#faq', label: text.faq },
  { to: '/contact', label: shellText.contact },
]

/** Contacts (S-GEN-06, S-HOME-12), page links and promises. */
export function Footer() {
  const store = useStore()
  return (
    <footer className="shop-footer footer-near on-deep section-gap rounded-t-[28px] bg-deep text-on-deep-2 lg:rounded-t-[48px]">
      <div className="page pt-10 pb-6 lg:pt-16">
        <div
          className={classNames(
            'grid grid-cols-1 gap-x-8 gap-y-7',
            store && hasWay(store) ? 'lg:grid-cols-[1.4fr_1.2fr_1fr_1fr]' : 'lg:grid-cols-[1.8fr_1fr_1fr]',
          )}
        >
          <div>
            <Logo onDeep />
            {store ? (
              <>
                <p className="mt-3 max-w-88 text-body">{store.description}</p>
                <ul className="mt-3 grid gap-1.5 text-body">
                  <Fact icon={<MapPin />}>{addressText(store)}</Fact>
                  <Fact icon={<Truck />}>{shellText.strip(store)}</Fact>
                  {store.workingHours ? <Fact icon={<Clock />}>{store.workingHours}</Fact> : null}
                </ul>
              </>
            ) : null}
          </div>
          {store && hasWay(store) ? <Reach store={store} /> : null}
          <Column title={text.shop}>
            <Links label={text.shop}>
              {PAGES.map(({ to, label }) => (
                <Link key={to} to={to} className={LINK}>
                  {label}
                </Link>
              ))}
            </Links>
          </Column>
          {store ? (
            <Column title={text.policies}>
              <Links label={text.policies}>
                {store.policies.map((policy) => (
                  <Link key={policy.key} to={policyPath(policy.key)} className={LINK}>
                    {policy.title}
                  </Link>
                ))}
              </Links>
            </Column>
          ) : null}
        </div>
        {store ? <Legal store={store} /> : null}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-on-deep/15 pt-5">
          <p className="text-sm">
            {text.rights(new Date().getFullYear(), store?.nameArabic ?? shellText.home)}
            {store ? ` ${priceTerms(store)}.` : null}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** The legal notice (L-11). */
function Legal({ store }: { store: ShellStore }) {
  if (store.legal.length === 0) return null
  return (
    <dl className="mt-7 flex flex-wrap gap-x-8 gap-y-1.5 text-sm">
      {store.legal.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt>{label}:</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function hasWay({ whatsapp, phone, contactEmail, socialLinks }: ShellStore): boolean {
  return Boolean(whatsapp || phone || contactEmail) || socialLinks.length > 0
}

/** Every way that the owner has entered (L-01). */
function Reach({ store: { whatsapp, phone, contactEmail, socialLinks } }: { store: ShellStore }) {
  return (
    <Column title={text.reach}>
      {whatsapp || phone ? (
        <div className="grid grid-cols-2 gap-2.5 max-[18rem]:grid-cols-1 lg:max-w-68 lg:grid-cols-1">
          {whatsapp ? (
            <OutLinkButton
              href={whatsappUrl(whatsapp)}
              variant="on-deep"
              icon={<WhatsappIcon className="text-wa" />}
              className="lg:justify-start"
            >
              {shellText.whatsapp}
            </OutLinkButton>
          ) : null}
          {phone ? (
            <OutLinkButton
              href={telUrl(phone)}
              variant="on-deep"
              icon={<Phone />}
              className="lg:justify-start"
            >
              <span className="lg:hidden">{shellText.call}</span>
              <NumberText className="max-lg:sr-only">{formatPhone(phone)}</NumberText>
            </OutLinkButton>
          ) : null}
        </div>
      ) : null}
      {contactEmail ? (
        <a href={`mailto:${contactEmail}`} className={`${LINK} mt-1 gap-2.5`}>
          <Mail className="size-5" />
          <span className="sr-only">{shellText.email}</span>
          <bdi dir="ltr" className="min-w-0 wrap-anywhere">
            {contactEmail}
          </bdi>
        </a>
      ) : null}
      <SocialLinks links={socialLinks} />
    </Column>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-balance [&_svg]:mt-1 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-display text-lead text-on-deep">{title}</h2>
      {children}
    </div>
  )
}

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="grid grid-cols-2 gap-x-4 max-[18rem]:grid-cols-1 lg:grid-cols-1 lg:justify-items-start"
    >
      {children}
    </nav>
  )
}
