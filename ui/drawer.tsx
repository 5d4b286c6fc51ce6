import type { ReactNode, RefObject } from 'react'
import { usePart } from './use-part.ts'

const loadDrawerPanel = () => import('./drawer-panel.tsx').then((module) => module.DrawerPanel)

export type DrawerProps = {
  open: boolean
  /** Called by Escape, the backdrop, × and an outward swipe. */
  onClose: () => void
  title: string
  titleHidden?: boolean
  /** In place of the word that every overlay has. */
  closeLabel?: string
  /** Beside the title: a count, a "clear" button. */
  aside?: ReactNode
  children?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /**
   * end: from the left, the cart (conventions 4); start: from the right, the menu;
   * bottom: a sheet that a thumb pulls down.
   */
  side?: 'end' | 'start' | 'bottom'
  /** Receives the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A panel that slides in from an edge and can be swiped back. Its code is loaded when it first opens. */
export function Drawer(props: DrawerProps) {
  const DrawerPanel = usePart(loadDrawerPanel, props.open)
  return DrawerPanel ? <DrawerPanel {...props} /> : null
}

/** A drawer from below (filters, a choice on a phone). */
export function Sheet(props: Omit<DrawerProps, 'side'>) {
  return <Drawer {...props} side="bottom" />
}
