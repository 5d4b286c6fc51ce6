import { Figure } from '#browser/figure/figure.tsx'
import { type ShellStore, useStore } from '#browser/store/use-store.ts'
import type { Store } from '#contract/store.ts'
import { contactText } from '#text/contact.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { Phone, WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { ContactForm } from './contact-form.tsx'
import { FaqCards } from './faq-cards.tsx'
import { type PolicyGlance, PolicyGuide } from './policy-guide.tsx'
import { ReachCard } from './reach-card.tsx'

type ContactPageProps = {
  faq: Store['faq']
  policies: readonly PolicyGlance[]
  specialDays: readonly string[]
}

/** S-ROUTE-06, S-CON-01: the form, quick contacts beside it, then the frequent questions. */
export function ContactPage({ faq, policies, specialDays }: ContactPageProps) {
  const store = useStore()
  return (
    <div className="page">
      <ContactBand store={store} />
      {store ? <QuickWays store={store} /> : null}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6">
        <ContactForm />
        {store ? <ReachCard store={store} specialDays={specialDays} /> : null}
      </div>
      <FaqCards faq={faq} />
      <PolicyGuide policies={policies} />
    </div>
  )
}

function ContactBand({ store }: { store: ShellStore | undefined }) {
  return (
    <div className="w-birds relative mt-12 lg:mt-16">
      <div aria-hidden className="absolute inset-0 overflow-hidden rounded-block bg-block lg:rounded-[40px]">
        <span className="absolute end-[-18%] top-[52%] h-[180%] w-[78%] rounded-[50%] bg-edge lg:end-[-9%] lg:top-[58%] lg:w-[63%]" />
      </div>
      <div className="relative flex min-h-33 flex-col justify-center py-5 ps-5 pe-[42%] text-world max-[18rem]:pe-5 lg:min-h-43 lg:ps-12">
        <h1 className="font-display text-h1 leading-tight font-extrabold [color:inherit] lg:text-[2.75rem]">
          {contactText.heading}
        </h1>
        {store ? (
          <p className="mt-2 max-w-120 text-md font-medium lg:text-lead">
            {contactText.lead(store.replyHours)}
          </p>
        ) : null}
      </div>
      <Figure
        name="budgie"
        mirrored
        priority
        sizes="(min-width: 56.25rem) 220px, 150px"
        className="figure-shadow pointer-events-none absolute end-4 bottom-3 h-37 w-auto max-[23.4rem]:h-30 max-[18rem]:hidden lg:end-24 lg:bottom-4 lg:h-54"
      />
    </div>
  )
}

/** On a phone the quick contacts come before the form; on a wide screen they are beside it. */
function QuickWays({ store: { whatsapp, phone } }: { store: ShellStore }) {
  if (!whatsapp && !phone) return null
  return (
    <div className="mt-3 grid auto-cols-fr grid-flow-col gap-3 lg:hidden">
      {whatsapp ? (
        <OutLinkButton href={whatsappUrl(whatsapp)} variant="whatsapp" icon={<WhatsappIcon />}>
          {contactText.reach.whatsapp}
        </OutLinkButton>
      ) : null}
      {phone ? (
        <OutLinkButton href={telUrl(phone)} variant="outline" icon={<Phone />}>
          {contactText.reach.call}
        </OutLinkButton>
      ) : null}
    </div>
  )
}
