const KNOWN_EXTENSION = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** S-GAL-08: entries that cannot be an image are dropped; the others keep their order. */
export function usableImages<Image extends { url: string }>(images: readonly Image[]): Image[] {
  return images.filter(({ url }) => isImageAddress(url))
}

/** A data URI, a relative or absolute path, a web address, or anything with a known image extension. */
export function isImageAddress(url: string): boolean {
  const address = url.trim()
  if (address === '') return false
  return /^(?:data:image\/|https?:\/\/|\.{0,2}\/)/i.test(address) || KNOWN_EXTENSION.test(address)
}
