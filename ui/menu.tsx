import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { usePart } from './use-part.ts'

const loadMenuPanel = () => import('./menu-panel.tsx').then((module) => module.MenuPanel)

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
} & ({ to: string } | { onSelect: () => void })

export type MenuPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  /** Above the items, such as the name of the signed-in user. */
  header?: ReactNode
  /** Groups are separated by a line. */
  groups: readonly (readonly MenuItem[])[]
}

type MenuProps = Pick<MenuPanelProps, 'label' | 'header'> & {
  /** False items and empty groups are left out. */
  groups: readonly (readonly (MenuItem | false)[])[]
  /** The button's visible content; `label` is its accessible name. */
  trigger: ReactNode
  triggerClassName: string
}

/** A button that opens a list of actions, whose code is preloaded on hover or focus. */
export function Menu({ label, trigger, triggerClassName, header, groups: offered }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const MenuPanel = usePart(loadMenuPanel, open)
  const groups = offered
    .map((group) => group.filter((item) => item !== false))
    .filter((group) => group.length > 0)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={triggerClassName}
        onPointerEnter={preloadMenuPanel}
        onFocus={preloadMenuPanel}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {MenuPanel ? (
        <MenuPanel
          open={open}
          anchor={anchor}
          label={label}
          header={header}
          groups={groups}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  )
}

/** A preload, whose failure is ignored. */
function preloadMenuPanel(): void {
  loadMenuPanel().catch(() => {})
}
