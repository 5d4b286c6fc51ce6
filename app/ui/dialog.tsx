import type { ReactNode } from 'react'
import { usePart } from './use-part.ts'

const loadDialogPanel = () => import('./dialog-panel.tsx').then((module) => module.DialogPanel)

export type DialogProps = {
  open: boolean
  /** Escape, the backdrop, × and back out of the dialog all end here. */
  onClose: () => void
  title: string
  titleHidden?: boolean
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Stays in sight below what scrolls: the buttons, the one that is asked for first. */
  footer?: ReactNode
  /** 480 px, 880 px, or the whole screen (a picture viewer). */
  size?: 'small' | 'large' | 'full'
  /** A question that must be answered: a touch outside does not close it. */
  alert?: boolean
}

/** A dialog in the middle of the screen. Its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const DialogPanel = usePart(loadDialogPanel, props.open)
  return DialogPanel ? <DialogPanel {...props} /> : null
}
