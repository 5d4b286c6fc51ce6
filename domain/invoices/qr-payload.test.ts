import jsQr from 'jsqr'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QR_TAGS, type QrFacts, qrPayload } from './qr-payload.ts'

const FACTS: QrFacts = {
  ...{ seller: 'أليف للحيوانات الأليفة', vatNumber: 'OM1100012345', issuedAt: '2026-11-23T06:06:00.000Z' },
  ...{ total: '75.900', vat: '3.614', number: 'INV-2026-00042' },
  uuid: '3f0c8a9e-6d5a-4f57-8a43-0c3e7c9d1b2a',
}

/** Tag, length, value. */
function read(payload: string): Record<number, string> {
  const bytes = Buffer.from(payload, 'base64')
  const facts: Record<number, string> = {}
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]]
    facts[tag] = bytes.subarray(at + 2, at + 2 + length).toString()
    at += 2 + length
  }
  return facts
}

test('F-04: encodes the tags of the table in the QR code', () => {
  const { size, data } = encode(qrPayload(FACTS), { ecc: 'M', border: 4 })
  const scale = 4
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  const seen = jsQr(pixels, side, side)
  expect(read(seen?.data ?? '')).toEqual(
    Object.fromEntries(Object.entries(QR_TAGS).map(([name, tag]) => [tag, FACTS[name as keyof QrFacts]])),
  )
})

test('F-04: cuts a name that exceeds its length byte between two characters', () => {
  const { [QR_TAGS.seller]: seller } = read(qrPayload({ ...FACTS, seller: `x${'ش'.repeat(200)}` }))
  expect(seller).toBe(`x${'ش'.repeat(127)}`)
})
