import type { ReactNode } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import { stockText } from '#text/catalog/catalog.ts'
import { productText } from '#text/catalog/product-page.ts'
import { Clock } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePart } from '#ui/use-part.ts'

const loadOwn = () => import('./own-reservation.tsx').then((module) => module.OwnReservation)

/** S2-10: the page is the same for everybody; the browser asks whether the visitor's own order holds it. */
export function ReservedNotice({ productId, children }: { productId: number; children: ReactNode }) {
  const { status } = useSession()
  const OwnReservation = usePart(loadOwn, status === 'authenticated')
  const others = (
    <Notice icon={<Clock />} title={stockText.reserved} className="mt-4">
      <p>{productText.reservedWhy}</p>
      {children}
    </Notice>
  )
  return OwnReservation ? <OwnReservation productId={productId}>{others}</OwnReservation> : others
}
