import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useStore } from '#app/features/shell/use-store.ts'
import { classNames } from '#app/ui/class-names.ts'
import { OutLinkButton } from '#app/ui/link-button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WhatsappIcon } from '#app/ui/whatsapp-icon.tsx'
import type { Product } from '#contract/catalog.ts'
import { productText } from '#text/catalog.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { formatRials } from '#text/format-price.ts'

/** A question by WhatsApp, which the customer starts (X-58), and sharing. `url` is absolute. */
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
  return (
    <div className={classNames('grid grid-cols-2 gap-2.5', className)}>
      {store ? (
        <OutLinkButton
          href={whatsappUrl(
            store.whatsapp,
            productText.question({ name: product.nameArabic, id: product.id, url }),
          )}
          variant="whatsapp"
          icon={<WhatsappIcon />}
          className="lg:min-h-14"
        >
          {productText.ask}
        </OutLinkButton>
      ) : null}
      <ShareButton product={product} url={url} />
    </div>
  )
}

/** The device's own sharing; where there is none, the address is copied; without a script it leads to WhatsApp. */
function ShareButton({ product, url }: { product: Product; url: string }) {
  const toast = useToast()
  const text = productText.shareText({ name: product.nameArabic, price: formatRials(product.price) })
  const byWhatsapp = `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
  const action = {
    label: productText.viaWhatsapp,
    onClick: () => window.open(byWhatsapp, '_blank', 'noopener'),
  }

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title: product.nameArabic, text, url })
      await navigator.clipboard.writeText(url)
      toast({ title: productText.copied, description: productText.copiedWhy, tone: 'ok', action })
    } catch (error) {
      // Who closes the device's own sheet has not failed.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: productText.shareFailed, tone: 'danger', action })
    }
  }
  function click(event: MouseEvent) {
    if (!('share' in navigator || 'clipboard' in navigator)) return
    event.preventDefault()
    void share()
  }

  return (
    <OutLinkButton
      href={byWhatsapp}
      variant="outline"
      icon={<Share2 aria-hidden />}
      onClick={click}
      className="lg:min-h-14"
    >
      {productText.share}
    </OutLinkButton>
  )
}
