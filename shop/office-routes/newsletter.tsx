import { NewsletterPage } from '#office/newsletter/newsletter-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/newsletter'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function NewsletterRoute() {
  return <NewsletterPage />
}
