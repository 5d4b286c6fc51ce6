const MAX_EDGE = 1600
const QUALITY = 0.8

/** Shrinks a photo from megabytes to a few hundred kilobytes; null if the browser cannot decode it. */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MAX_EDGE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } catch {
    return null
  }
}

const LIGHT_BYTES = 1_000_000

/** Shrinks a large photo for a weak network; returns any other file unchanged. */
export async function lightenPhoto(file: File): Promise<File> {
  if (file.size <= LIGHT_BYTES) return file
  const small = await shrinkPhoto(file)
  return small && small.size < file.size ? new File([small], file.name, { type: small.type }) : file
}
