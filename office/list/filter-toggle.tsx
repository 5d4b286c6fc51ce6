import { SlidersHorizontal } from 'lucide-react'
import { formatNumber } from '#text/format-number.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type FilterToggleProps = {
  label: string
  count: number
  open: boolean
  onToggle: (open: boolean) => void
  className?: string
}

/** Opens the further filters of a list; shows how many are set. */
export function FilterToggle({ label, count, open, onToggle, className }: FilterToggleProps) {
  return (
    <Button
      variant={count > 0 ? 'soft' : 'outline'}
      aria-expanded={open}
      aria-label={label}
      icon={<SlidersHorizontal />}
      onClick={() => onToggle(!open)}
      className={classNames('px-4!', className)}
    >
      {count > 0 ? formatNumber(count) : null}
    </Button>
  )
}
