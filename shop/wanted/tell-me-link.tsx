import { cardText } from '#text/catalog/catalog.ts'
import { BellRing } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** Link to be notified about a sold-out or reserved product (S2-12). */
export function TellMeLink({ productId, className }: { productId: number; className?: string }) {
  return (
    <LinkButton
      to={`/wanted?product=${productId}`}
      variant="soft"
      size="sm"
      icon={<BellRing />}
      className={className}
    >
      {cardText.tellMe}
    </LinkButton>
  )
}
