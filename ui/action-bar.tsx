import type { ReactNode } from 'react'

/**
 * The next step of a screen, fixed to the bottom edge of a phone, where it replaces the bottom navigation
 * (base.css matches `data-action-bar`). `tall`: there is a second row of links below the step, and toasts
 * appear above both. It starts beside the chat button, where there is one (`--corner-room`).
 */
export function ActionBar({ children, tall = false }: { children: ReactNode; tall?: boolean }) {
  return (
    <div
      data-action-bar={tall ? 'tall' : ''}
      className="fixed inset-x-0 bottom-0 z-30 rounded-t-[24px] bg-surface ps-[max(1rem,var(--corner-room,0px))] pe-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar lg:hidden"
    >
      {children}
    </div>
  )
}
