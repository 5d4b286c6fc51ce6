// GET /api/openapi.json: generated from the declarations that validate the requests, so the two cannot diverge.
import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { DeclaredEndpoint } from './endpoint.ts'
import { type ApiRefusal, problemSchema } from './problem.ts'

export type ApiDescription<Access extends string, Code extends string> = {
  title: string
  description: string
  baseUrl: string
  /** The cookies that grant access, by the name of their scheme, and the ones that each access requires. */
  cookies: Record<string, string>
  cookieOf: (access: Access) => string | null
  status: Record<Code, number>
  sentences: Record<Code, string>
  /** The refusals of every endpoint with this access; none for public ones. */
  refusalsOf: (access: Access) => readonly Code[]
  /** The refusals of any write, and of any endpoint. */
  writeRefusals: readonly Code[]
  anyRefusals: readonly Code[]
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: object
  responses: Record<string, { description: string; content?: object }>
}
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: object }

export function openApiDocument<Access extends string, Code extends string>(
  endpoints: readonly DeclaredEndpoint<Access, Code>[],
  api: ApiDescription<Access, Code | ApiRefusal['code']>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, api) }
  }
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: '1', description: api.description },
    servers: [{ url: api.baseUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: Object.fromEntries(
        Object.entries(api.cookies).map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'cookie', name }]),
      ),
    },
  }
}

function operation<Access extends string, Code extends string>(
  endpoint: DeclaredEndpoint<Access, Code>,
  api: ApiDescription<Access, Code | ApiRefusal['code']>,
): Operation {
  const cookie = api.cookieOf(endpoint.access)
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...parametersOf(endpoint.headers, 'header'),
  ]
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(cookie !== null && { security: [{ [cookie]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: !z.safeParse(endpoint.body, {}).success,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.file && { requestBody: fileBody(endpoint.file) }),
    responses: { ...successResponses(endpoint), ...problemResponses(endpoint, api) },
  }
}

function fileBody({ field, description }: NonNullable<DeclaredEndpoint['file']>): object {
  const schema = {
    type: 'object',
    properties: { [field]: { type: 'string', format: 'binary', description } },
    required: [field],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function parametersOf(schema: z.core.$ZodType | undefined, place: Parameter['in']): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part, undefined).success,
    schema: jsonSchema(part, 'input'),
  }))
}

function successResponses({ response, status = [200] }: DeclaredEndpoint): Operation['responses'] {
  const content = response && { content: { 'application/json': { schema: jsonSchema(response, 'output') } } }
  return Object.fromEntries(
    status.map((code) => [code, { description: STATUS_CODES[code] ?? '', ...(code === 204 ? {} : content) }]),
  )
}

/** The refusals common to routes of that shape, and those of this one. */
function problemResponses<Access extends string, Code extends string>(
  endpoint: DeclaredEndpoint<Access, Code>,
  api: ApiDescription<Access, Code | ApiRefusal['code']>,
): Operation['responses'] {
  const codes = new Set<Code | ApiRefusal['code']>([
    ...api.refusalsOf(endpoint.access),
    ...(endpoint.method === 'GET' ? [] : api.writeRefusals),
    ...(endpoint.params ? (['not-found'] as const) : []),
    ...(endpoint.query || endpoint.headers || endpoint.body ? (['invalid-request'] as const) : []),
    ...(endpoint.body ? (['invalid-json', 'body-too-large', 'unsupported-media-type'] as const) : []),
    ...(endpoint.file ? (['malformed-request', 'unsupported-media-type'] as const) : []),
    ...(endpoint.refusals ?? []),
    ...api.anyRefusals,
  ])
  const byStatus = Map.groupBy(codes, (code) => api.status[code])
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      {
        description: refusals.map((code) => `\`${code}\`: ${api.sentences[code]}`).join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
