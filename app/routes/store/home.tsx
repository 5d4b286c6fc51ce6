import { toCard } from '#app/features/catalog/card-product.ts'
import { AdminBanner } from '#app/features/home/admin-banner.tsx'
import { CategoryTiles } from '#app/features/home/category-tiles.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { NewArrivals } from '#app/features/home/new-arrivals.tsx'
import { Promises } from '#app/features/home/promises.tsx'
import { WhyUs } from '#app/features/home/why-us.tsx'
import { ProductModalHost, staysUnderModal } from '#app/features/product/product-modal-host.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { shopContext } from '#app/server-context.ts'
import { newlyArrived } from '#server/catalog/catalogue-queries.ts'
import { categoryTiles } from '#server/catalog/category-queries.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { homeText } from '#text/home.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [products, categories, store] = await Promise.all([
    newlyArrived(shop),
    categoryTiles(shop),
    readStore(shop),
  ])
  const { description, nameArabic, phone, contactEmail, addressArabic } = store
  return {
    products: products.map((product) => ({ ...toCard(product), isNew: product.isNew })),
    categories: categories.map(({ id, nameArabic, emoji, world, productCount }) => ({
      id,
      nameArabic,
      emoji,
      world,
      productCount,
    })),
    baseUrl: shop.baseUrl,
    about: { description, nameArabic, phone, contactEmail, addressArabic },
  }
}

export const shouldRevalidate = staysUnderModal

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: homeText.title }]
  const { baseUrl, about } = loaderData
  return [
    ...pageMeta({ baseUrl, path: '/', title: homeText.title, description: homeText.description }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'PetStore',
        name: about.nameArabic,
        description: about.description,
        url: baseUrl,
        image: new URL('/share.jpg', baseUrl).href,
        telephone: about.phone,
        email: about.contactEmail,
        currenciesAccepted: 'OMR',
        areaServed: { '@type': 'Country', name: 'Oman' },
        address: { '@type': 'PostalAddress', addressLocality: about.addressArabic, addressCountry: 'OM' },
      },
    },
  ]
}

export default function Home({ loaderData: { products, categories } }: Route.ComponentProps) {
  return (
    <>
      {/* The headlines of the hero come and go; what page this is does not. */}
      <h1 className="sr-only">{homeText.title}</h1>
      <div className="page">
        <AdminBanner />
        <Hero categories={categories} />
      </div>
      <CategoryTiles categories={categories} />
      <div className="page">
        <Promises />
        <ProductModalHost products={products}>
          <NewArrivals products={products} />
        </ProductModalHost>
        <WhyUs />
      </div>
    </>
  )
}
