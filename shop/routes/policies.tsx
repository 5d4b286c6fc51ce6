import type { Store } from '#contract/store.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { PoliciesPage, type PolicySection } from '#shop/policies/policies-page.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { isolate } from '#text/format-text.ts'
import { legalFacts } from '#text/legal-facts.ts'
import { policiesText } from '#text/policies.ts'
import { errorText } from '#text/shell.ts'
import { textBlocks, textSections } from '#text/text-blocks.ts'
import type { Route } from './+types/policies'

/** S-ROUTE-09: /terms and /privacy say what the settings say. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const store = await readStore(shop)
  const page = new URL(request.url).pathname.startsWith('/privacy') ? 'privacy' : 'terms'
  return {
    page: page as 'privacy' | 'terms',
    sections: page === 'privacy' ? privacySections(store.policies) : termsSections(store),
    updatedAt: store.policiesUpdatedAt,
    baseUrl: shop.baseUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { baseUrl, page } = loaderData
  const { title, description } = policiesText[page]
  const shop = shopNameIn(matches)
  return pageMeta({ shop, baseUrl, path: `/${page}`, title: title(shop), description })
}

export default function Policies({ loaderData: { page, sections, updatedAt } }: Route.ComponentProps) {
  return <PoliciesPage heading={policiesText[page].heading} sections={sections} updatedAt={updatedAt} />
}

/** One section per policy (`/terms#returns`), then the legal notice (L-11). */
function termsSections(store: Store): PolicySection[] {
  const policies = store.policies
    .filter(({ key }) => key !== 'privacy')
    .map(({ key, title, body }) => ({ id: key, title, blocks: textBlocks(body) }))
  const facts = legalFacts(store).map(({ label, value }) => `- ${label}: ${isolate(value)}`)
  return facts.length === 0
    ? policies
    : [...policies, { id: 'seller', title: policiesText.seller, blocks: textBlocks(facts.join('\n')) }]
}

/** One long policy, split at its headings. */
function privacySections(policies: Store['policies']): PolicySection[] {
  const body = policies.find(({ key }) => key === 'privacy')?.body ?? ''
  return textSections(body).map((section, at) => ({ id: `privacy-${at + 1}`, ...section }))
}
