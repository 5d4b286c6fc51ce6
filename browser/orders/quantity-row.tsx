import type { ComponentProps, ReactNode } from 'react'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'

/** An item and its quantity stepper, side by side. */
export function QuantityRow({
  children,
  ...stepper
}: ComponentProps<typeof QuantityStepper> & { children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      {children}
      <QuantityStepper {...stepper} />
    </div>
  )
}
