// A signature as it crosses the wire (W-07, H-07), checked in the browser and by the server.
import { z } from 'zod/mini'
import { MAX_SIGNER_NAME } from '#domain/handovers/handover.ts'
import { isSignature, SIGNATURE } from '#domain/runs/signature.ts'
import { type FieldFault, personText, ruleOf } from './typed-text.ts'

const stroke = z.array(z.int().check(z.minimum(0), z.maximum(SIGNATURE.width))).check(
  z.minLength(2),
  z.refine((numbers) => numbers.length % 2 === 0),
)

export function signature(fault: FieldFault) {
  return z.array(stroke).check(
    z.maxLength(SIGNATURE.strokes),
    z.refine((strokes) => strokes.flat().length <= SIGNATURE.numbers),
    ruleOf((strokes) => (isSignature(strokes) ? null : fault)),
    z.meta({ description: 'The strokes of a finger, each as x, y, x, y … on a field of 1000 by 400' }),
  )
}

/** Who hands an animal over, and who takes it. */
export const signedBySeller = z.strictObject({
  seller: personText(MAX_SIGNER_NAME),
  sellerSignature: signature('seller-signature-missing'),
})
export const signedByBuyer = z.strictObject({
  buyer: personText(MAX_SIGNER_NAME),
  buyerSignature: signature('buyer-signature-missing'),
})

/** Made on the phone, so that a report sent twice counts once. */
export const phoneKey = z.string().check(z.regex(/^[0-9a-f]{32}$/))
