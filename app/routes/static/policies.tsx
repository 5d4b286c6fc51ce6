import { shopContext } from '#app/server-context.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { policiesText } from '#text/policies.ts'
import type { Route } from './+types/policies'

/** S-ROUTE-09: /terms and /privacy say what the settings say. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { policies } = await readStore(context.get(shopContext))
  const isPrivacy = new URL(request.url).pathname.startsWith('/privacy')
  return { isPrivacy, policies: policies.filter((policy) => (policy.key === 'privacy') === isPrivacy) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.isPrivacy ? policiesText.privacyTitle : policiesText.termsTitle }]
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
