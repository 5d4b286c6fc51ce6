// What every declaration of an endpoint may say: whom it is for, and which refusals it has.
import type { Access } from '#domain/permissions.ts'
import type { Endpoints } from '#platform/api/endpoint.ts'
import type { RefusalCode } from './refusals.ts'

export type ShopEndpoints = Partial<Endpoints<Access, RefusalCode>>
