import type { ComponentProps, ReactNode } from 'react'
import { cartText } from '#text/cart/cart.ts'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'

/** An item and its quantity stepper, side by side; `label` names the stepper for screen readers. */
export function QuantityRow({
  label,
  children,
  ...stepper
}: Omit<ComponentProps<typeof QuantityStepper>, 'labels'> & { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      {children}
      <QuantityStepper
        {...stepper}
        labels={{ value: label, decrease: cartText.decrease, increase: cartText.increase }}
      />
    </div>
  )
}
