import type { MetaDescriptor } from 'react-router'

/**
 * The head of a public page: title, description, canonical address, and what a shared link shows. `path` begins with a
 * slash; `image` is absolute or begins with one; `imageSize` if it is not 1200 × 630.
 */
export function pageMeta({
  baseUrl,
  path,
  title,
  description,
  image = '/share.jpg',
  imageSize = { width: 1200, height: 630 },
  type = 'website',
}: {
  baseUrl: string
  path: string
  title: string
  description: string
  image?: string
  imageSize?: { width: number; height: number }
  type?: 'website' | 'product'
}): MetaDescriptor[] {
  const url = new URL(path, baseUrl).href
  const picture = new URL(image, baseUrl).href
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'أليف' },
    { property: 'og:locale', content: 'ar_OM' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(imageSize.width) },
    { property: 'og:image:height', content: String(imageSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
