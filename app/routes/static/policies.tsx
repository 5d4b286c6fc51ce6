import { pageMeta } from '#app/features/shell/page-meta.ts'
import { shopContext } from '#app/server-context.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { policiesText } from '#text/policies.ts'
import { errorText } from '#text/shell.ts'
import type { Route } from './+types/policies'

/** S-ROUTE-09: /terms and /privacy say what the settings say. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { policies } = await readStore(shop)
  const isPrivacy = new URL(request.url).pathname.startsWith('/privacy')
  return {
    isPrivacy,
    baseUrl: shop.baseUrl,
    policies: policies.filter((policy) => (policy.key === 'privacy') === isPrivacy),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { isPrivacy, baseUrl } = loaderData
  return pageMeta({
    baseUrl,
    path: isPrivacy ? '/privacy' : '/terms',
    title: isPrivacy ? policiesText.privacyTitle : policiesText.termsTitle,
    description: isPrivacy ? policiesText.privacyDescription : policiesText.termsDescription,
  })
}

export default function Policies({ loaderData: { isPrivacy, policies } }: Route.ComponentProps) {
  return (
    <div className="page max-w-190 pt-8 lg:pt-12">
      <h1 className="font-display text-h1">
        {isPrivacy ? policiesText.privacyHeading : policiesText.termsHeading}
      </h1>
      {policies.map((policy) => (
        <section key={policy.key} id={policy.key} className="mt-8">
          {isPrivacy ? null : <h2 className="mb-3 font-display text-h2">{policy.title}</h2>}
          <div className="flex flex-col gap-3">
            {policy.body.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
