import { muscatDay } from '#domain/muscat-time.ts'
import { comingExceptions } from '#domain/opening.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { ContactPage } from '#shop/contact/contact-page.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { contactText } from '#text/contact.ts'
import { exceptionText } from '#text/opening.ts'
import { errorText } from '#text/shell.ts'
import { firstParagraph } from '#text/text-blocks.ts'
import type { Route } from './+types/contact'

/** How many days ahead holidays are announced. */
const DAYS_AHEAD = 30

/** S-ROUTE-06: questions and policies are what the settings say. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { faq, policies, opening } = await readStore(shop)
  const coming = opening ? comingExceptions(opening, muscatDay(shop.now()), DAYS_AHEAD) : []
  return {
    faq,
    specialDays: coming.map(exceptionText),
    policies: policies.map(({ key, title, body }) => ({ key, title, glance: firstParagraph(body) })),
    baseUrl: shop.baseUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { title, description } = contactText
  const shop = shopNameIn(matches)
  return pageMeta({ shop, baseUrl: loaderData.baseUrl, path: '/contact', title: title(shop), description })
}

export default function Contact({ loaderData: { faq, policies, specialDays } }: Route.ComponentProps) {
  return <ContactPage faq={faq} policies={policies} specialDays={specialDays} />
}
