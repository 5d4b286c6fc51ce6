import { cardText } from '#text/catalog.ts'
import { BellRing } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** S2-12: on what is sold out or reserved. */
export function TellMeLink({ productId, className }: { productId: number; className?: string }) {
  return (
    <LinkButton
      to={`/wanted?product=${productId}`}
      variant="soft"
      size="sm"
      icon={<BellRing aria-hidden />}
      className={className}
    >
      {cardText.tellMe}
    </LinkButton>
  )
}
