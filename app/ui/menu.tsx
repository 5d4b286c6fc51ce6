import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { useEver } from './use-ever.ts'

const loadMenuPanel = () => import('./menu-panel.tsx').then((module) => ({ default: module.MenuPanel }))
const MenuPanel = lazy(loadMenuPanel)

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
  /** Above the items: who is signed in. */
  header?: ReactNode
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuItem[])[]
}

/** A button that opens a list of actions. The list's code is loaded when a pointer or the focus comes near. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  header,
  groups,
}: Pick<MenuPanelProps, 'label' | 'header' | 'groups'> & {
  /** What the button shows. `label` is what it is called. */
  trigger: ReactNode
  triggerClassName: string
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const wanted = useEver(open)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={triggerClassName}
        onPointerEnter={loadMenuPanel}
        onFocus={loadMenuPanel}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <MenuPanel {...{ open, anchor, label, header, groups }} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
