import { classNames } from './class-names.ts'

/**
 * An amount as parts: digits, unit at 72 % of their size after a no-break space. `spoken` is what a screen reader
 * says instead. Pages use `browser/price/price.tsx`, which splits the amount into these parts.
 */
export function PriceText({
  digits,
  unit,
  spoken,
  struck = false,
  light = false,
  className,
}: {
  digits: string
  unit: string
  spoken: string
  struck?: boolean
  /** For long lists: CSS draws the unit, which saves an element (P-02). */
  light?: boolean
  className?: string
}) {
  const Element = struck ? 's' : 'bdi'
  return (
    <>
      <Element
        aria-hidden="true"
        data-unit={light ? unit : undefined}
        className={classNames('price', struck && 'text-ink-3', className)}
      >
        {`${digits}\u00A0`}
        {light ? null : <span>{unit}</span>}
      </Element>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
