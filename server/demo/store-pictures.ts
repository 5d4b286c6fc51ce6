// Puts the pictures of a catalogue into the image store. They lie in `pictures/`, encoded already (its README tells
// how), so that a first start takes seconds.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductImage } from '#contract/catalog.ts'
import type { ImageStore, StoredImage } from '#platform/media/image-store.ts'
import { DEMO_FOLDER, type DemoCatalogue, type DemoItem } from './read-catalogue.ts'

export type PicturedCatalogue = Omit<DemoCatalogue, 'items'> & {
  items: (DemoItem & { images: ProductImage[] })[]
}

/** All are square. */
const FILES = [
  { format: 'avif', width: 320 },
  { format: 'avif', width: 640 },
  { format: 'avif', width: 960 },
  { format: 'webp', width: 640 },
] as const

/** What the store holds already stays. */
export async function storePictures(
  images: Pick<ImageStore, 'addEncoded'>,
  { items, ...catalogue }: DemoCatalogue,
): Promise<PicturedCatalogue> {
  const pictured: PicturedCatalogue = { ...catalogue, items: [] }
  for (const item of items) {
    const numbers = Array.from({ length: item.pictures }, (_, i) => i + 1)
    pictured.items.push({
      ...item,
      images: await Promise.all(numbers.map((n) => storeView(images, item, n))),
    })
  }
  return pictured
}

async function storeView(
  images: Pick<ImageStore, 'addEncoded'>,
  { facts: { name, nameArabic } }: DemoItem,
  number: number,
): Promise<ProductImage> {
  const stored = await storePicture(images, `${slug(name)}-${number}`)
  return { ...stored, alt: number === 1 ? nameArabic : `${nameArabic}، صورة ${number}` }
}

async function storePicture(images: Pick<ImageStore, 'addEncoded'>, name: string): Promise<StoredImage> {
  const files = FILES.map(async ({ format, width }) => {
    const bytes = await readFile(join(DEMO_FOLDER, 'pictures', `${name}-${width}.${format}`))
    return { format, width, height: width, bytes }
  })
  return images.addEncoded(await Promise.all(files))
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
