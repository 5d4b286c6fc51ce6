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

/**
 * Uses the device's share sheet if there is one, else offers WhatsApp and the URL; without scripts it links to
 * WhatsApp. All three look alike, so nothing shifts on hydration.
 */
export function ShareButton({ product, url }: { product: Product; url: string }) {
  const toast = useToast()
  const way = useSyncExternalStore(nothingChanges, wayOfDevice, () => 'link')
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

  async function shareByDevice(event: MouseEvent) {
    if (way !== 'device') return
    event.preventDefault()
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

  const words = (
    <>
      <Share2 aria-hidden />
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
              { label: shareText.copy, icon: <Link2 aria-hidden />, onSelect: () => void copy() },
            ],
          ]}
        />
      </div>
    )
  }
  return (
    <OutLinkButton href={byWhatsapp} variant="outline" onClick={shareByDevice}>
      {words}
    </OutLinkButton>
  )
}

function wayOfDevice(): 'device' | 'menu' {
  return 'share' in navigator ? 'device' : 'menu'
}

const nothingChanges = () => () => {}
