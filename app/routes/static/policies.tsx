import { PoliciesPage, type PolicySection } from '#app/features/policies/policies-page.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { shopContext } from '#app/server-context.ts'
import type { Store } from '#contract/store.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { policiesText } from '#text/policies.ts'
import { errorText } from '#text/shell.ts'
import { textBlocks, textSections } from '#text/text-blocks.ts'
import type { Route } from './+types/policies'

/** S-ROUTE-09: /terms and /privacy say what the settings say. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { policies, policiesUpdatedAt } = await readStore(shop)
  const page = new URL(request.url).pathname.startsWith('/privacy') ? 'privacy' : 'terms'
  return {
    page: page as 'privacy' | 'terms',
    sections: page === 'privacy' ? privacySections(policies) : termsSections(policies),
    updatedAt: policiesUpdatedAt,
    baseUrl: shop.baseUrl,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { baseUrl, page } = loaderData
  const { title, description } = policiesText[page]
  return pageMeta({ baseUrl, path: `/${page}`, title, description })
}

export default function Policies({ loaderData: { page, sections, updatedAt } }: Route.ComponentProps) {
  return <PoliciesPage heading={policiesText[page].heading} sections={sections} updatedAt={updatedAt} />
}

/** A policy a part: `/terms#returns`. */
function termsSections(policies: Store['policies']): PolicySection[] {
  return policies
    .filter(({ key }) => key !== 'privacy')
    .map(({ key, title, body }) => ({ id: key, title, blocks: textBlocks(body) }))
}

/** One long policy, parted at its own headings. */
function privacySections(policies: Store['policies']): PolicySection[] {
  const body = policies.find(({ key }) => key === 'privacy')?.body ?? ''
  return textSections(body).map((section, at) => ({ id: `privacy-${at + 1}`, ...section }))
}
