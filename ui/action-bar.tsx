import type { ReactNode } from 'react'

/**
 * The one next step of a screen, stuck to the bottom edge of a phone; it takes the place of the bottom navigation
 * (base.css looks for `data-action-bar`). `tall` has a second line of ways under the
 * step, and toasts stand above both.
 */
export function ActionBar({ children, tall = false }: { children: ReactNode; tall?: boolean }) {
  return (
    <div
      data-action-bar={tall ? 'tall' : ''}
      className="fixed inset-x-0 bottom-0 z-30 rounded-t-[24px] bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar lg:hidden"
    >
      {children}
    </div>
  )
}
