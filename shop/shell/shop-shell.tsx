import type { ReactNode } from 'react'
import { ConnectionBar } from '#browser/connection/connection-bar.tsx'
import { MAIN_ID, SkipLink } from '#browser/shell/skip-link.tsx'
import { SIGN_IN_FORM } from '#shop/cart/to-sign-in.ts'
import { shellText } from '#text/shell.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function ShopShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <SkipLink />
      <noscript className="page block py-2 text-sm text-ink">{shellText.noScript}</noscript>
      {/* The target of buy buttons without scripts (to-sign-in.ts). */}
      <form id={SIGN_IN_FORM} action="/auth" />
      <Header />
      <ConnectionBar />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <BottomNavigation />
    </div>
  )
}
