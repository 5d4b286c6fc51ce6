import { useStore } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { shareText } from '#text/catalog/product.ts'
import { productText } from '#text/catalog/product-page.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { classNames } from '#ui/class-names.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { Phone, WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { ShareButton } from './share-button.tsx'

type ProductContactProps = { product: Product; url: string; className?: string }

/** Buttons to ask by WhatsApp or telephone, and to share. `url` is absolute. */
export function ProductContact({ product, url, className }: ProductContactProps) {
  const store = useStore()
  const { nameArabic: name, id } = product
  return (
    <div
      className={classNames('flex gap-2.5 max-[18rem]:flex-wrap [&>:not(a[href^="tel"])]:flex-1', className)}
    >
      {store?.whatsapp ? (
        <OutLinkButton
          href={whatsappUrl(store.whatsapp, productText.question({ name, id, url }))}
          variant="whatsapp"
          icon={<WhatsappIcon />}
        >
          {productText.ask}
        </OutLinkButton>
      ) : null}
      {store?.phone ? (
        <a
          href={telUrl(store.phone)}
          aria-label={shareText.call(name)}
          title={shareText.call(name)}
          className={iconButtonClass('outline', 'size-12')}
        >
          <Phone />
        </a>
      ) : null}
      <ShareButton product={product} url={url} />
    </div>
  )
}
