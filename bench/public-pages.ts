// The three public pages that the speed goals name: home, the catalogue with 20 products, an animal.
import type { ProductList } from '#contract/catalog.ts'
import type { BenchShop } from './shop.ts'

export async function publicPages(shop: BenchShop): Promise<{ name: string; path: string }[]> {
  const animals = (await (await fetch(`${shop.url}/api/products?type=animal`)).json()) as ProductList
  const animal = animals.items[0]
  if (!animal) throw new Error('the shop has no animals')
  return [
    { name: 'home', path: '/' },
    { name: 'catalogue', path: '/products' },
    { name: 'product', path: `/animals/${animal.id}` },
  ]
}
