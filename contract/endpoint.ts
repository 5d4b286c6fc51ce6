// The options of an endpoint's declaration: its audience and its refusals.
import type { Access } from '#domain/permissions.ts'
import type { Endpoints } from '#platform/api/endpoint.ts'
import type { RefusalCode } from './refusals.ts'

export type ShopEndpoints = Partial<Endpoints<Access, RefusalCode>>
