import sharp from 'sharp'

/** A photograph in the field `file`, as a browser sends it. */
export async function pictureForm(width = 60, height = 40): Promise<FormData> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  return form
}
