import { Phone } from 'lucide-react'
import { ShareButton } from '#app/features/product/share-button.tsx'
import { useStore } from '#app/features/shell/use-store.ts'
import { classNames } from '#app/ui/class-names.ts'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { OutLinkButton } from '#app/ui/link-button.tsx'
import { WhatsappIcon } from '#app/ui/whatsapp-icon.tsx'
import type { Product } from '#contract/catalog.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { shareText } from '#text/product.ts'
import { productText } from '#text/product-page.ts'

/** A question by WhatsApp, which the customer starts, or by telephone, and sharing. `url` is absolute. */
export function ProductContact({
  product,
  url,
  className,
}: {
  product: Product
  url: string
  className?: string
}) {
  const store = useStore()
  const { nameArabic: name, id } = product
  return (
    <div className={classNames('flex gap-2.5 [&>:not(a[href^="tel"])]:flex-1', className)}>
      {store?.whatsapp ? (
        <OutLinkButton
          href={whatsappUrl(store.whatsapp, productText.question({ name, id, url }))}
          variant="whatsapp"
          icon={<WhatsappIcon />}
          className="px-3"
        >
          {productText.ask}
        </OutLinkButton>
      ) : null}
      {store?.phone ? (
        <a
          href={telUrl(store.phone)}
          aria-label={shareText.call(name)}
          title={shareText.call(name)}
          className={iconButtonClass('outline', 'size-12 [&_svg]:size-5')}
        >
          <Phone aria-hidden />
        </a>
      ) : null}
      <ShareButton product={product} url={url} className="px-3" />
    </div>
  )
}
