import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { WantedPage } from '#shop/wanted/wanted-page.tsx'
import { errorText } from '#text/shell.ts'
import { wantedText } from '#text/wanted.ts'
import type { Route } from './+types/wanted'

export function loader({ context }: Route.LoaderArgs) {
  return { baseUrl: context.get(shopContext).baseUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { animalTitle, description } = wantedText
  const shop = shopNameIn(matches)
  return pageMeta({
    shop,
    baseUrl: loaderData.baseUrl,
    path: '/wanted',
    title: animalTitle(shop),
    description,
  })
}

/** S2-12: a request to be notified of a sold-out item (`?product=`), or of a described animal. */
export default function Wanted() {
  return <WantedPage />
}
