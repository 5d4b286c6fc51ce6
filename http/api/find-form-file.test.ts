import { expect, it } from 'vitest'
import { findFormFile } from './find-form-file.ts'

async function bodyOf(form: FormData): Promise<{ body: Buffer; type: string }> {
  const request = new Request('http://shop.test', { method: 'POST', body: form })
  return {
    body: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('Content-Type') ?? '',
  }
}

it('a file comes out byte for byte, whatever it holds and is called, and stands where it stood in the body', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7919) % 256))
  const tricky = Buffer.from('\r\n--x\r\n\r\n--\r\n\r\n')
  for (const content of [bytes, tricky, Buffer.alloc(0)]) {
    const form = new FormData()
    form.set('kind', 'only words')
    form.set('file', new File([content], 'عناصر "مهمة"\r\n.csv'))
    form.set('after', 'more words')
    const { body, type } = await bodyOf(form)
    const found = findFormFile(body, type, 'file')
    expect(found?.name).toBe('عناصر "مهمة"\r\n.csv')
    expect(Buffer.from(found?.bytes ?? []).equals(content)).toBe(true)
    expect(found?.bytes.buffer).toBe(body.buffer)
  }
})

it.each([
  ['no boundary', 'multipart/form-data; charset=utf-8', '--x\r\n\r\n\r\n--x--'],
  ['not a form', 'multipart/form-data; boundary=x', 'not a form'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
  [
    'cut in the file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n1,2',
  ],
  [
    'cut behind the file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n1,2\r\n--x\r\n',
  ],
  [
    'words instead of a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n1,2\r\n--x--',
  ],
  [
    'another field',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\n1,2\r\n--x--',
  ],
  [
    'a head without an end',
    'multipart/form-data; boundary=x',
    `--x\r\n${'x'.repeat(10_000)}\r\n\r\n1\r\n--x--`,
  ],
])('%s is no file', (_, type, body) => {
  expect(findFormFile(Buffer.from(body), type, 'file')).toBeNull()
})
