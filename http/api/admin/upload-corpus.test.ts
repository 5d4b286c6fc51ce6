// Z-06: what becomes of 120 files that somebody might upload, through the whole app.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import { buildImageCorpus, type CorpusFile, SECRET_IN_METADATA } from '#tests/support/image-corpus.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'

const corpus = await buildImageCorpus()
const before = process.resourceUsage().maxRSS
const kept: { file: CorpusFile; image: UploadedImage }[] = []

const app = await createTestApp()
const cookie = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
afterAll(() => app.close())

async function upload({ name, bytes, type = 'image/jpeg' }: CorpusFile) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const response = await app.request('/api/admin/uploads', {
    method: 'POST',
    body: form,
    headers: { Cookie: cookie },
  })
  return { status: response.status, answer: (await response.json()) as UploadedImage & { code?: string } }
}

const STATUS = { accepted: 201, 'unsupported-image': 415, 'too-many-pixels': 413, 'image-too-large': 413 }

describe('Z-06: the corpus', () => {
  it('Z-06: has 120 files', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(120)
  })

  it.each(
    corpus.map((file, n) => ({ n, label: file.name.slice(0, 40).replace(/[^\x20-\x7e]/g, '?'), file })),
  )('Z-06: $n $label: $file.outcome', async ({ file }) => {
    const { status, answer } = await upload(file)
    expect([status, answer.code]).toEqual([
      STATUS[file.outcome],
      file.outcome === 'accepted' ? undefined : file.outcome,
    ])
    if (status === 201) kept.push({ file, image: answer })
    if (file.size) expect([answer.width, answer.height]).toEqual(file.size)
  })

  it('Z-06: processing it never uses the memory it would expand to', () => {
    // maxRSS in KiB, of the whole test; the deflate bombs alone unpack to half a gigabyte.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(400 * 1024)
  })

  it('Z-06: everything stored is re-encoded, without metadata, and has the reported size', async () => {
    const originals = corpus.map(({ bytes }) => bytes)
    for (const { image } of kept)
      for (const { url, format, width, height } of image.variants) {
        const bytes = await readFile(join(app.shop.mediaFolder, url.slice('/media/'.length)))
        expect(bytes.includes(SECRET_IN_METADATA)).toBe(false)
        expect(bytes.includes('<script')).toBe(false)
        expect(originals.some((original) => original.equals(bytes))).toBe(false)
        const { exif, xmp, iptc, icc, orientation, pages, ...found } = await sharp(bytes).metadata()
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
        expect([
          found.format === 'heif' ? 'avif' : found.format,
          found.width,
          found.height,
          pages ?? 1,
        ]).toEqual([format, width, height, 1])
      }
  })

  it('Z-06: only the returned files are stored, under generated names', async () => {
    const answered = kept.flatMap(({ image }) => image.variants.map(({ url }) => url.slice('/media/'.length)))
    const lists = readdirSync(app.shop.mediaFolder).filter((name) => name.endsWith('.json'))
    const files = readdirSync(app.shop.mediaFolder).filter((name) => !name.endsWith('.json'))
    expect(files.sort()).toEqual(answered.sort())
    expect(lists).toHaveLength(kept.length)
    for (const name of files) expect(name).toMatch(/^[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/)
  })
})
