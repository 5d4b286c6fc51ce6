import alexandria from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url'
import readexPro from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type Location,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { ChatCorner } from '#browser/chat/chat-corner.tsx'
import { EARLY_TAP_SCRIPT, replayEarlyTaps } from '#browser/early-tap.ts'
import { HINT_SCRIPT } from '#browser/session/hint-script.ts'
import { DemoStrip } from '#browser/shell/demo-strip.tsx'
import { PendingBar } from '#browser/shell/pending-bar.tsx'
import { Providers } from '#browser/shell/providers.tsx'
import { RouteAnnouncer } from '#browser/shell/route-announcer.tsx'
import { NOT_ON_EVERY_PAGE } from '#browser/store/use-store.ts'
import { omitFields } from '#domain/catalog/item-fields.ts'
import { countCategories, familiesOnSale } from '#server/catalog/categories/category-queries.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { SignInSheetProvider } from '#shop/account/sign-in/sign-in-sheet-provider.tsx'
import { CartProvider } from '#shop/cart/cart-provider.tsx'
import { LateScripts } from '#shop/shell/late-scripts.tsx'
import { shopContext } from '#shop/shell/server-context.ts'
import { exceptionsOf } from '#text/delivery-exceptions.ts'
import { legalFacts } from '#text/legal-facts.ts'
import type { Route } from './+types/root'
import shopCss from './shop.css?url'

/** Shop data for every page, without the texts of policies and questions. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [store, families, categoryCount] = await Promise.all([
    readStore(shop),
    familiesOnSale(shop),
    countCategories(shop),
  ])
  return {
    store: {
      ...omitFields(store, NOT_ON_EVERY_PAGE),
      policies: store.policies.map(({ key, title }) => ({ key, title })),
      delivery: exceptionsOf(store),
      legal: legalFacts(store),
    },
    families,
    categoryCount,
    baseUrl: shop.baseUrl,
  }
}

/** Settings rarely change, so they are reloaded only with a reload of the same page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

export const links: Route.LinksFunction = () => [
  ...[alexandria, readexPro].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* With a precedence, React puts the stylesheet before resources needed later. */}
        <link rel="stylesheet" href={shopCss} precedence="base" />
        <EarlyScript code={import.meta.env.SSR ? HINT_SCRIPT : ''} />
        <EarlyScript code={import.meta.env.SSR ? EARLY_TAP_SCRIPT : ''} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1b1c" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers>
          <PendingBar />
          <DemoStrip />
          <SignInSheetProvider>
            <CartProvider>{children}</CartProvider>
          </SignInSheetProvider>
          <RouteAnnouncer />
          <Corner />
        </Providers>
        <ScrollRestoration getKey={scrollKey} />
        <LateScripts />
      </body>
    </html>
  )
}

/** Empty in the browser, which has run it by then and need not load it a second time (P-08). */
function EarlyScript({ code }: { code: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash stands in the CSP
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}

/** No chatbot for drivers (W-07). */
function Corner() {
  return useLocation().pathname === '/run' ? null : <ChatCorner />
}

/** A list under an open product manages its own scroll position, since a reload shows the product's own page. */
function scrollKey({ key, mask }: Location): string {
  return mask ? `${key} below` : key
}

export default function Root() {
  useEffect(replayEarlyTaps, [])
  return <Outlet />
}

/** Only for a failure of the root loader; other errors are caught in routes/every-page.tsx. */
export { ErrorBoundary } from './routes/every-page.tsx'
