import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#app/features/shell/logo.tsx'
import { ThemeSwitch } from '#app/features/shell/theme-switch.tsx'
import { useStore } from '#app/features/shell/use-store.ts'
import { OutLinkButton } from '#app/ui/link-button.tsx'
import { WhatsappIcon } from '#app/ui/whatsapp-icon.tsx'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { shellText } from '#text/shell.ts'

const text = shellText.footer
const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-body text-on-deep-2 hover:text-on-deep hover:underline'

/** The real ways to reach the shop (S-GEN-06, S-HOME-12), its rooms and its promises. */
export function Footer() {
  const store = useStore()
  return (
    <footer className="shop-footer on-deep section-gap rounded-t-[28px] bg-deep text-on-deep-2 lg:rounded-t-[48px]">
      <div className="page pt-10 pb-6 lg:pt-16">
        <div className="grid gap-x-8 gap-y-7 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr]">
          <div>
            <Logo name={store?.nameArabic} onDeep />
            {store ? (
              <>
                <p className="mt-3 max-w-88 text-body">{store.description}</p>
                <p className="mt-2 flex items-center gap-2 text-body">
                  <MapPin aria-hidden className="size-4.5 shrink-0" />
                  {store.addressArabic}
                </p>
              </>
            ) : null}
          </div>
          {store ? (
            <Column id="contact" title={text.reach}>
              <div className="grid grid-cols-2 gap-2.5 lg:max-w-68 lg:grid-cols-1">
                <OutLinkButton
                  href={whatsappUrl(store.whatsapp)}
                  variant="on-deep"
                  icon={<WhatsappIcon className="text-wa" />}
                  className="lg:justify-start"
                >
                  {shellText.whatsapp}
                </OutLinkButton>
                <OutLinkButton
                  href={telUrl(store.phone)}
                  variant="on-deep"
                  icon={<Phone aria-hidden />}
                  className="lg:justify-start"
                >
                  {shellText.call}
                </OutLinkButton>
              </div>
              <a href={`mailto:${store.contactEmail}`} className={`${LINK} mt-1 gap-2.5`}>
                <Mail aria-hidden className="size-5" />
                <span className="sr-only">{shellText.email}</span>
                <bdi dir="ltr">{store.contactEmail}</bdi>
              </a>
              <p className="text-sm">{store.workingHours}</p>
              {store.socialLinks.length > 0 ? (
                <ul aria-label={text.social} className="mt-1 flex flex-wrap gap-x-5">
                  {store.socialLinks.map((link) => (
                    <li key={link.url}>
                      <a href={link.url} target="_blank" rel="noopener noreferrer" className={LINK}>
                        {link.network}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </Column>
          ) : null}
          <Column title={text.shop}>
            <Links>
              <Link to="/products" className={LINK}>
                {text.allProducts}
              </Link>
              <Link to="/orders" className={LINK}>
                {text.trackOrder}
              </Link>
            </Links>
          </Column>
          {store ? (
            <Column title={text.policies}>
              <Links>
                {store.policies.map((policy) => (
                  <Link key={policy.key} to={policyPath(policy.key)} className={LINK}>
                    {policy.title}
                  </Link>
                ))}
              </Links>
            </Column>
          ) : null}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-on-deep/15 pt-5">
          <p className="text-sm">
            {text.rights(new Date().getFullYear(), store?.nameArabic ?? shellText.home)}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** S-ROUTE-09: privacy has its own page, the others stand together on the page of the terms. */
function policyPath(key: string): string {
  return key === 'privacy' ? '/privacy' : `/terms#${key}`
}

function Column({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title}>
      <h2 className="mb-2 font-display text-lead text-on-deep">{title}</h2>
      {children}
    </section>
  )
}

function Links({ children }: { children: ReactNode[] | ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-1 lg:justify-items-start">{children}</div>
}
