// An endpoint is declared once: the server validates and guards by the declaration, the client takes its types from it,
// and /api/openapi.json is generated from it.
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** An endpoint's one name, in its declaration, on the server and in the browser: `POST /api/orders/:id/cancel`. */
export type ApiAddress = `${Method} /api/${string}`

export type SuccessStatus = 200 | 201 | 202 | 204

/** `access`: the permission needed. Refusals of validation, body, access and unknown ids are implied. */
export type Endpoint<Access extends string = string, Code extends string = string> = {
  /** English, a few words, for the API page. */
  summary: string
  access: Access
  /** The path parameters; by default each is an id. */
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
  /** The current record, which a `changed-meanwhile` refusal carries. */
  current?: z.core.$ZodType
  /** The response is the same for everybody, and cached until something it read changes. */
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

/** A schema's output, as the other side reads it; undefined without a schema. */
export type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
/** What a schema accepts, undefined where there is no schema. */
export type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined
