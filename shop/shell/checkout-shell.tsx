import type { ReactNode } from 'react'
import { MAIN_ID, SkipLink } from '#browser/shell/skip-link.tsx'
import { shellText } from '#text/shell.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { ChevronRight } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from './logo.tsx'

/** The frame of the checkout: without navigation that would distract from the next step. */
export function CheckoutShell({ children }: { children: ReactNode }) {
  return (
    <div className="checkout-frame flex min-h-dvh flex-col print:min-h-0">
      <SkipLink />
      <header data-print className="border-b border-line bg-surface print:border-0">
        <div className="page flex h-16 items-center gap-2">
          <Link
            to="/cart"
            aria-label={shellText.checkout.back}
            className={iconButtonClass('plain', '-ms-2.5 print:hidden')}
          >
            <ChevronRight />
          </Link>
          <h1 className="font-display text-h2 print:hidden">{shellText.checkout.title}</h1>
          <span className="ms-auto print:hidden">
            <Logo markOnly />
          </span>
          <span className="hidden print:block">
            <Logo />
          </span>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-20 outline-none print:pb-10">
        {children}
      </main>
    </div>
  )
}
