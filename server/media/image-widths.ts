import type { UploadKind } from '#domain/image-limits.ts'

/** A photograph of an animal may fill a large screen, a category's is a tile, a logo stands beside the shop's name. */
export const IMAGE_WIDTHS: Record<UploadKind, readonly number[]> = {
  item: [320, 640, 960, 1280, 1600],
  category: [320, 640, 960],
  logo: [320],
}
