// A file that is not what was written is refused before anything is (L-08, R-12).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUpShop, createFolder, withManifest } from '#tests/support/backups.ts'
import { createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { BackupError } from './backup-error.ts'
import { checkBackup } from './check-backup.ts'
import type { Manifest } from './manifest.ts'
import { SEAL_BYTES } from './seal.ts'

const BLOCK = 512
const folder = createFolder()
const file = join(folder, 'whole.tar')
const changed = join(folder, 'changed.tar')
const shop = await createTestShop()
await insertProduct(shop)
writeFileSync(join(shop.mediaFolder, 'a.webp'), Buffer.alloc(3000, 'picture'))
const manifest = await backUpShop(shop, file)
await shop.close()
const whole = readFileSync(file)

/** Where the header of each part begins, the manifest last. */
function partsInFile(): { at: number; bytes: number }[] {
  const found: { at: number; bytes: number }[] = []
  for (let at = 0; whole[at] !== 0; ) {
    const bytes = Number.parseInt(whole.toString('latin1', at + 124, at + 135), 8)
    found.push({ at, bytes })
    at += BLOCK + Math.ceil(bytes / BLOCK) * BLOCK
  }
  return found
}

async function isRefused(bytes: Uint8Array): Promise<boolean> {
  writeFileSync(changed, bytes)
  const error = await checkBackup(changed).then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof BackupError
}

function flip(at: number): Buffer {
  const bytes = Buffer.from(whole)
  bytes[at] = (bytes[at] ?? 0) ^ 0b100
  return bytes
}

describe('a backup (L-08, R-12)', () => {
  it('is accepted when it is intact', async () => {
    expect((await checkBackup(file)).manifest).toEqual(manifest)
  })

  it('is refused with one flipped bit in any part, its header, its padding or the seal', async () => {
    const parts = partsInFile()
    expect(parts).toHaveLength(manifest.parts.length + 1)
    const places = parts.flatMap(({ at, bytes }) => [
      at,
      at + 130,
      at + BLOCK + (bytes >> 1),
      at + BLOCK + bytes,
    ])
    for (const at of [...places, whole.length - SEAL_BYTES - 1, whole.length - 2])
      expect(await isRefused(flip(at)), `a bit at ${at}`).toBe(true)
  })

  it('is refused when it is truncated or has trailing bytes', async () => {
    const lengths = Array.from({ length: 40 }, (_, index) => Math.floor((whole.length * index) / 40))
    for (const length of [...lengths, whole.length - SEAL_BYTES, whole.length - 1])
      expect(await isRefused(whole.subarray(0, length)), `${length} bytes`).toBe(true)
    expect(await isRefused(Buffer.concat([whole, Buffer.from('\n')]))).toBe(true)
  })

  it.each<[string, (manifest: Manifest) => unknown, RegExp]>([
    ['of a newer schema', newer, /made by a newer program \(schema 9999_later/],
    [
      'of a schema that was changed',
      ({ schema, ...rest }) => ({ ...rest, schema: { ...schema, hash: 'x' } }),
      /does not know the schema/,
    ],
    ['of a newer format', (written) => ({ ...written, format: 2 }), /newer program/],
    [
      'that lists other parts',
      ({ parts, ...rest }) => ({ ...rest, parts: parts.slice(1) }),
      /not those that its manifest lists/,
    ],
    [
      'without a table that it names',
      ({ tables, ...rest }) => ({ ...rest, tables: [...tables, { ...tables[0], name: 'toys' }] }),
      /lacks the table toys/,
    ],
    ['without a manifest', () => ({}), /no manifest/],
  ])('is refused %s, although the file is intact', async (_, change, sentence) => {
    const other = join(folder, `${Math.random()}.tar`)
    await withManifest(file, other, change)
    await expect(checkBackup(other)).rejects.toThrow(sentence)
  })

  it('is refused when the file does not exist', async () => {
    await expect(checkBackup(join(folder, 'none.tar'))).rejects.toThrow(/none\.tar cannot be read \(ENOENT\)/)
  })
})

function newer({ schema, ...rest }: Manifest) {
  return { ...rest, schema: { name: '9999_later', when: schema.when + 1, hash: 'x' } }
}
