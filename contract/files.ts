// Private pictures of customers (api.md, Beyond; S2-02).
import { z } from 'zod'
import type { ShopEndpoints } from './endpoint.ts'
import { FILE_ID } from './typed-id.ts'

/** The file of a customer, as `POST /api/uploads` named it. */
export const fileId = z.string().regex(FILE_ID)

/** The declaration shared by all endpoints that accept a private picture. */
export const pictureUpload = {
  file: {
    field: 'file',
    description: 'JPEG, PNG, WebP or GIF of at most 10 MB; recognised by its content',
  },
  response: z.object({ id: fileId }),
  status: [201],
  refusals: [
    'unsupported-image',
    'image-too-large',
    'too-many-pixels',
    'too-many-files',
    'too-many-requests',
    'overloaded',
    'storage-full',
    'storage-unavailable',
  ],
} satisfies Partial<NonNullable<ShopEndpoints[keyof ShopEndpoints]>>

export const fileEndpoints = {
  'POST /api/uploads': {
    summary: 'Keep a private picture, re-encoded; one that is attached to nothing after a day is taken away',
    access: 'customer',
    ...pictureUpload,
  },
  'GET /api/files/:id': {
    summary: 'A private picture as WebP, for its owner and for whoever may see what it is attached to',
    access: 'customer',
    params: z.object({ id: z.string().max(100) }),
    refusals: ['storage-unavailable'],
  },
} satisfies ShopEndpoints
