import sharp from 'sharp'
import type { TestApp } from './test-app.ts'

/** A photograph in the field `file`, as a browser sends it. */
export async function pictureForm(width = 60, height = 40): Promise<FormData> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  return form
}

/** A picture of theirs that was sent: its id. */
export async function uploadPicture(
  { request }: Pick<TestApp, 'request'>,
  { cookie }: { cookie: string },
): Promise<string> {
  const sent = await request('/api/uploads', {
    method: 'POST',
    headers: { Cookie: cookie },
    body: await pictureForm(),
  })
  return ((await sent.json()) as { id: string }).id
}
