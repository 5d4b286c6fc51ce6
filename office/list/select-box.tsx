import { Check, Minus } from 'lucide-react'
import type { MouseEvent } from 'react'

type SelectBoxProps = {
  label: string
  checked: boolean
  some?: boolean
  /** `through` with Shift: all from the last one on. */
  onToggle: (through: boolean) => void
}

/** A checkbox of 44 px. `some`: partly selected. */
export function SelectBox({ label, checked, some = false, onToggle }: SelectBoxProps) {
  const Mark = some && !checked ? Minus : Check
  return (
    <label className="relative -m-2.5 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        onChange={(event) => onToggle((event.nativeEvent as unknown as MouseEvent).shiftKey === true)}
        className="peer absolute inset-2.5 appearance-none rounded-[7px] border-2 border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand"
      />
      <Mark
        strokeWidth={3}
        className="pointer-events-none relative size-4 text-on-brand opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </label>
  )
}
