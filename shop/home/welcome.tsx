import { Figure } from '#browser/figure/figure.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { homeText } from '#text/home.ts'
import { shellText } from '#text/shell.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessageCircle, Phone, WhatsappIcon } from '#ui/icons.tsx'
import { LinkButton, OutLinkButton } from '#ui/link-button.tsx'

const text = homeText.welcome

/** S-HOME-09: shown while the shop has no products, with the contacts its owner has entered (L-01). */
export function Welcome() {
  const store = useStore()
  return (
    <div className="w-supplies mt-6 rounded-block bg-surface py-6 shadow-card lg:py-12">
      <EmptyState
        figure={<Figure name="house" sizes="160px" priority />}
        title={text.title}
        actions={
          <>
            <LinkButton to="/contact" icon={<MessageCircle />}>
              {text.write}
            </LinkButton>
            {store?.whatsapp ? (
              <OutLinkButton href={whatsappUrl(store.whatsapp)} variant="outline" icon={<WhatsappIcon />}>
                {shellText.whatsapp}
              </OutLinkButton>
            ) : null}
            {store?.phone ? (
              <OutLinkButton href={telUrl(store.phone)} variant="outline" icon={<Phone />}>
                {shellText.call}
              </OutLinkButton>
            ) : null}
          </>
        }
      >
        {text.body}
      </EmptyState>
    </div>
  )
}
