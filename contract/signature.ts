// A signature as it crosses the wire (W-07, H-07).
import { z } from 'zod'
import { isSignature, SIGNATURE } from '#domain/runs/signature.ts'

const stroke = z
  .array(z.int().min(0).max(SIGNATURE.width))
  .min(2)
  .refine((numbers) => numbers.length % 2 === 0)

export const signature = z
  .array(stroke)
  .max(SIGNATURE.strokes)
  .refine((strokes) => strokes.flat().length <= SIGNATURE.numbers)
  .check(({ value, issues }) => {
    if (!isSignature(value))
      issues.push({ code: 'custom', params: { fault: 'signature-missing' }, input: value })
  })
  .meta({ description: 'The strokes of a finger, each as x, y, x, y … on a field of 1000 by 400' })

/** As it was drawn. */
export const drawnSignature = z.array(z.array(z.int()))

/** Made on the phone, so that a report sent twice counts once. */
export const phoneKey = z.string().regex(/^[0-9a-f]{32}$/)
