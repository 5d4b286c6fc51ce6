// An endpoint is declared once: the server validates and guards by the declaration, the client takes its types from it,
// and /api/openapi.json is generated from it.
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** An endpoint's one name, in its declaration, on the server and in the browser: `POST /api/orders/:id/cancel`. */
export type ApiAddress = `${Method} /api/${string}`

export type SuccessStatus = 200 | 201 | 202 | 204

/**
 * `access` names the permission a caller needs. Refusals of validation, body and access go without saying, and that what
 * an address names is not found.
 */
export type Endpoint<Access extends string = string, Code extends string = string> = {
  /** English, a few words, for the API page. */
  summary: string
  access: Access
  /** Of the names in the address; without one each is an id. */
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  /** Request headers, named in lower case. */
  headers?: z.ZodObject
  body?: z.core.$ZodType
  /** A file in multipart/form-data, which the handler reads itself (read-upload.ts). */
  file?: { field: string; description: string }
  /** Shape of a successful response; none for one without JSON. */
  response?: z.core.$ZodType
  /** Statuses of a successful response; the first is that of `ok(value)`. Default 200. */
  status?: readonly [SuccessStatus, ...SuccessStatus[]]
  refusals?: readonly Code[]
  /** Of an endpoint that refuses `changed-meanwhile`: the record as it is now, which the refusal carries. */
  current?: z.core.$ZodType
  /** The same for everybody: a successful response is cached until something it read changes. */
  cached?: boolean
}

export type Endpoints<Access extends string = string, Code extends string = string> = Readonly<
  Record<ApiAddress, Endpoint<Access, Code>>
>

export type DeclaredEndpoint<Access extends string = string, Code extends string = string> = Endpoint<
  Access,
  Code
> & { method: Method; path: string }

/** `:id` in an address → `{ id: … }`. */
export type PathParams<
  Address extends string,
  Value,
> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? { [name in Name]: Value } & PathParams<`/${Rest}`, Value>
  : Address extends `${string}:${infer Name}`
    ? { [name in Name]: Value }
    : unknown

/** What the other end of the wire reads: what a schema makes of its input, undefined where there is no schema. */
export type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
/** What a schema accepts, undefined where there is no schema. */
export type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined
