import { type MouseEvent, useSyncExternalStore } from 'react'
import { useShopName } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { shareText } from '#text/catalog/product.ts'
import { productText } from '#text/catalog/product-page.ts'
import { formatRials } from '#text/format-price.ts'
import { buttonClass } from '#ui/button.tsx'
import { Link2, Share2, WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { useToast } from '#ui/toast.tsx'

type ShareButtonProps = { product: Product; url: string }

/**
 * Uses the device's share sheet if there is one, else offers WhatsApp and the URL; without scripts it links to
 * WhatsApp. All three look alike, so nothing shifts on hydration.
 */
export function ShareButton({ product, url }: ShareButtonProps) {
  const way = useSyncExternalStore(nothingChanges, wayOfDevice, () => 'link')
  const { byWhatsapp, openWhatsapp, shareByDevice, copy } = useSharing({ product, url })
  const words = (
    <>
      <Share2 />
      {productText.share}
    </>
  )
  if (way === 'menu') {
    return (
      <div className="relative grid">
        <Menu
          label={shareText.label(product.nameArabic)}
          trigger={words}
          triggerClassName={buttonClass({ variant: 'outline' })}
          groups={[
            [
              { label: productText.viaWhatsapp, icon: <WhatsappIcon />, onSelect: openWhatsapp },
              { label: shareText.copy, icon: <Link2 />, onSelect: () => void copy() },
            ],
          ]}
        />
      </div>
    )
  }
  function share(event: MouseEvent) {
    if (way !== 'device') return
    event.preventDefault()
    void shareByDevice()
  }
  return (
    <OutLinkButton href={byWhatsapp} variant="outline" onClick={share}>
      {words}
    </OutLinkButton>
  )
}

/** The ways to share a product's page, each with what is said after it. */
function useSharing({ product, url }: ShareButtonProps) {
  const toast = useToast()
  const shop = useShopName()
  const text = productText.shareText({ name: product.nameArabic, price: formatRials(product.price) }, shop)
  const byWhatsapp = `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
  const openWhatsapp = () => window.open(byWhatsapp, '_blank', 'noopener')
  const failed = () =>
    toast({
      title: productText.shareFailed,
      tone: 'danger',
      action: { label: productText.viaWhatsapp, onClick: openWhatsapp },
    })

  async function shareByDevice() {
    try {
      await navigator.share({ title: product.nameArabic, text, url })
    } catch (error) {
      // Closing the device's share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) failed()
    }
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: productText.copied, description: productText.copiedWhy, tone: 'ok' })
    } catch {
      failed()
    }
  }
  return { byWhatsapp, openWhatsapp, shareByDevice, copy }
}

function wayOfDevice(): 'device' | 'menu' {
  return 'share' in navigator ? 'device' : 'menu'
}

const nothingChanges = () => () => {}
