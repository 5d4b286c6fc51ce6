import type { MetaDescriptor } from 'react-router'
import { shareImageText } from '#text/shell.ts'

type RootMatch = { loaderData?: { store: { nameArabic: string } } | undefined }

/** The shop's name, from the data of the root that the `meta` of each page is given. */
export function shopNameIn([root]: readonly [RootMatch, ...unknown[]]): string {
  return root.loaderData?.store.nameArabic ?? shareImageText.site
}

/** The size of share pictures (conventions 21). */
const SIZE = { width: '1200', height: '630' }

/**
 * The head of a public page: title, description, canonical address, and what a shared link shows. `path` and `image`
 * begin with a slash. `shop`: its name, by its owner. `hidden`: search engines follow the links but do not index the
 * page; then it has no canonical URL.
 */
export function pageMeta({
  shop,
  baseUrl,
  path,
  title,
  description,
  image = '/share.jpg',
  imageAlt = shareImageText.alt(shop),
  type = 'website',
  hidden = false,
}: {
  shop: string
  baseUrl: string
  path: string
  title: string
  description: string
  image?: string
  imageAlt?: string
  type?: 'website' | 'product'
  hidden?: boolean
}): MetaDescriptor[] {
  const url = new URL(path, baseUrl).href
  const picture = new URL(image, baseUrl).href
  return [
    { title },
    { name: 'description', content: description },
    hidden
      ? { name: 'robots', content: 'noindex, follow' }
      : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: shop },
    { property: 'og:locale', content: 'ar_OM' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: SIZE.width },
    { property: 'og:image:height', content: SIZE.height },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
