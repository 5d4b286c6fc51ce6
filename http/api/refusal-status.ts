// The HTTP status of each refusal (api.md, Conventions).
import type { RefusalCode } from '#contract/refusals.ts'

export const REFUSAL_STATUS: Record<
  RefusalCode,
  400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
> = {
  'malformed-request': 400,
  'invalid-json': 400,
  'invalid-request': 422,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  unauthorized: 401,
  forbidden: 403,
  'foreign-origin': 403,
  'invalid-credentials': 401,
  'email-not-verified': 403,
  'invalid-token': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-many-requests': 429,
  'database-unavailable': 503,
  overloaded: 503,
  'internal-error': 500,
  'out-of-stock': 409,
  'insufficient-stock': 409,
  'empty-cart': 409,
  'region-not-served': 409,
  'terms-not-accepted': 422,
  'missing-idempotency-key': 422,
  'order-not-editable': 409,
  'order-cancelled': 409,
  'unsupported-image': 415,
  'image-too-large': 413,
}
