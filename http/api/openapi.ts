// GET /api/openapi.json: made from the declarations that validate the requests, so it cannot say anything else.
import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { problem as problemSchema } from '#contract/primitives.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import type { DeclaredEndpoint } from './endpoint.ts'
import { REFUSAL_STATUS } from './refusal-status.ts'

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

export function openApiDocument(endpoints: readonly DeclaredEndpoint[], baseUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aleef',
      version: '1',
      description:
        'Money is a decimal string of rials with three decimals. Times are ISO 8601 in UTC. Errors are ' +
        'application/problem+json with a stable code and an Arabic sentence for the person.',
    },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'aleef.session_token' } },
    },
  }
}

function operation(endpoint: DeclaredEndpoint): Operation {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...parametersOf(endpoint.headers, 'header'),
  ]
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse({}).success,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.file && { requestBody: fileBody(endpoint.file) }),
    responses: { ...goodResponses(endpoint), ...problemResponses(endpoint) },
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

function parametersOf(schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.ZodType>(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !part.safeParse(undefined).success,
    schema: jsonSchema(part, 'input'),
  }))
}

function goodResponses({ answer, status = [200] }: DeclaredEndpoint): Operation['responses'] {
  const content = answer && { content: { 'application/json': { schema: jsonSchema(answer, 'output') } } }
  return Object.fromEntries(
    status.map((code) => [code, { description: STATUS_CODES[code] ?? '', ...(code === 204 ? {} : content) }]),
  )
}

/** What every route of that shape may refuse, and what this one adds. */
function problemResponses(endpoint: DeclaredEndpoint): Operation['responses'] {
  const codes = new Set<RefusalCode>([
    ...(endpoint.access === 'public' ? [] : (['unauthorized'] as const)),
    ...(endpoint.access === 'admin' ? (['forbidden'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...(endpoint.params ? (['not-found'] as const) : []),
    ...(endpoint.query || endpoint.headers || endpoint.body ? (['invalid-request'] as const) : []),
    ...(endpoint.body ? (['invalid-json', 'body-too-large', 'unsupported-media-type'] as const) : []),
    ...(endpoint.file ? (['malformed-request', 'unsupported-media-type'] as const) : []),
    ...(endpoint.refusals ?? []),
    'database-unavailable',
  ])
  const byStatus = Map.groupBy(codes, (code) => REFUSAL_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      {
        description: refusals.map((code) => `\`${code}\`: ${REFUSAL_SENTENCES[code]}`).join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
