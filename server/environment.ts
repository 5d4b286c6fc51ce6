// The environment variables, read and checked once at start. An invalid one is reported in one line.
import { BlockList, isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isEmail } from '#domain/email.ts'
import { isThisMachine } from '#platform/http/this-machine.ts'
import { errorCode } from '#platform/process/error-code.ts'
import { readOrCreateSecret } from '#platform/process/secret-file.ts'

export type Environment = ReturnType<typeof readEnvironment>

/** An invalid variable; the message is for the person who starts the shop. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the variables; creates `auth-secret` in the data folder if `AUTH_SECRET` is unset. */
export function readEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new EnvironmentError(explain(parsed.error, given))
  const v = parsed.data
  const development = v.NODE_ENV !== 'production'
  const dataDir = resolve(v.DATA_DIR)
  const baseUrl = v.BASE_URL ?? `http://localhost:${v.PORT}`
  return {
    development,
    port: v.PORT,
    // Development has /dev/mailbox and demo accounts, so it is open to loopback only unless HOST is set.
    host: v.HOST ?? (development ? '127.0.0.1' : undefined),
    baseUrl,
    /** Origins that may write. In development the two names of this machine count as one. */
    origins: development
      ? [...new Set([baseUrl, `http://localhost:${v.PORT}`, `http://127.0.0.1:${v.PORT}`])]
      : [baseUrl],
    dataDir,
    databaseUrl: v.DATABASE_URL,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    authSecret: v.AUTH_SECRET ?? secretIn(dataDir),
    trustedProxies: v.TRUSTED_PROXIES,
    webConcurrency: v.WEB_CONCURRENCY,
    /** Connections from browsers and proxies to one process. */
    maxConnections: v.MAX_CONNECTIONS,
    debugRoutes: v.DEBUG_ROUTES ?? development,
    /** An empty database is filled with the demo (L-03). */
    demo: v.DEMO ?? development,
    rateLimitScale: v.RATE_LIMIT_SCALE,
    /** False renders every public page again, for measuring what the cache saves (P-02). */
    cachePages: v.PAGE_CACHE,
    google: googleIn(v),
    mediaBucket: bucketIn(v, 'MEDIA_S3'),
    backupDir: resolve(v.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupBucket: bucketIn(v, 'BACKUP_S3'),
    /** Grants access to /metrics. */
    metricsToken: v.METRICS_TOKEN,
  }
}

/** sign-in with Google, if configured. */
function googleIn(v: z.infer<typeof variables>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = v
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    throw new EnvironmentError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.')
  return { clientId, clientSecret, discoveryUrl: v.GOOGLE_DISCOVERY_URL }
}

/** A bucket for pictures or backups (L-08) instead of a folder. */
function bucketIn(v: z.infer<typeof variables>, prefix: 'MEDIA_S3' | 'BACKUP_S3') {
  const bucket = v[`${prefix}_BUCKET`]
  const endpoint = v[`${prefix}_ENDPOINT`]
  const accessKeyId = v[`${prefix}_ACCESS_KEY_ID`]
  const secretAccessKey = v[`${prefix}_SECRET_ACCESS_KEY`]
  if (!bucket && !accessKeyId && !secretAccessKey && !endpoint) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new EnvironmentError(
      `${prefix}_BUCKET, ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY must be set together.`,
    )
  return { bucket, accessKeyId, secretAccessKey, endpoint, region: v[`${prefix}_REGION`] }
}

function secretIn(dataDir: string): string {
  try {
    return readOrCreateSecret(join(dataDir, 'auth-secret'))
  } catch (error) {
    const reason = errorCode(error)
    throw new EnvironmentError(
      `DATA_DIR must be a folder that can be written (it is "${dataDir}": ${reason}).`,
    )
  }
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((n) => n >= min && n <= max)

const urlOf = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { abort: true })

const onOrOff = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true')

/** The settings of a bucket, for pictures or for backups. */
const bucketVariables = {
  name: z
    .string()
    .regex(/^[\w.-]{1,255}$/)
    .optional()
    .describe('the name of a bucket'),
  endpoint: urlOf('http:', 'https:')
    .optional()
    .describe('the http or https address of an S3-compatible store'),
  region: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1')
    .describe('a region, such as eu-central-1'),
  keyId: z.string().optional().describe('the id of a key of the store'),
  key: z.string().optional().describe('the secret of a key of the store'),
}

/** Each with what it must be, for the person who set it. */
const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  PORT: wholeNumber(1, 65535).default(3000).describe('a whole number from 1 to 65535'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional()
    .describe('an address or host name to listen on, such as 0.0.0.0'),
  BASE_URL: urlOf('http:', 'https:')
    .refine((text) => /^[^?#]+$/.test(text) && new URL(text).pathname === '/')
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('the http or https address of the shop without a path, such as https://shop.example'),
  DATA_DIR: z.string().default('data').describe('a folder'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:')
    .optional()
    .describe('a PostgreSQL address, such as postgres://user:password@host:5432/name'),
  SMTP_URL: urlOf('smtp:', 'smtps:')
    .optional()
    .describe('a mail server, such as smtps://user:password@host:465'),
  MAIL_FROM: z.string().refine(isEmail).optional().describe('an e-mail address, such as shop@shop.example'),
  AUTH_SECRET: z.string().min(32).optional().describe('at least 32 characters'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(parseNetworks)
    .describe('addresses or networks parted by commas, such as 10.0.0.0/8, ::1'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1).describe('a whole number of processes from 1 to 64'),
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000)
    .default(15_000)
    .describe('a whole number of connections from 10 to 1000000'),
  DEBUG_ROUTES: onOrOff.optional().describe('1 or 0'),
  DEMO: onOrOff.optional().describe('1 or 0'),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,4}(\.\d+)?$/)
    .transform(Number)
    .refine((scale) => scale <= 1000)
    .default(1)
    .describe('a number from 0 (no limits) to 1000'),
  PAGE_CACHE: onOrOff.default(true).describe('1 or 0'),
  METRICS_TOKEN: z.string().min(16).optional().describe('at least 16 characters'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('the client id that Google gave'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('the client secret that Google gave'),
  MEDIA_S3_BUCKET: bucketVariables.name,
  MEDIA_S3_ENDPOINT: bucketVariables.endpoint,
  MEDIA_S3_REGION: bucketVariables.region,
  MEDIA_S3_ACCESS_KEY_ID: bucketVariables.keyId,
  MEDIA_S3_SECRET_ACCESS_KEY: bucketVariables.key,
  BACKUP_DIR: z.string().optional().describe('a folder'),
  BACKUP_S3_BUCKET: bucketVariables.name,
  BACKUP_S3_ENDPOINT: bucketVariables.endpoint,
  BACKUP_S3_REGION: bucketVariables.region,
  BACKUP_S3_ACCESS_KEY_ID: bucketVariables.keyId,
  BACKUP_S3_SECRET_ACCESS_KEY: bucketVariables.key,
  GOOGLE_DISCOVERY_URL: urlOf('http:', 'https:')
    .refine((text) => new URL(text).protocol === 'https:' || isThisMachine(new URL(text).hostname))
    .default('https://accounts.google.com/.well-known/openid-configuration')
    .describe('an https address (http only on this machine) of an OpenID configuration'),
})

const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'AUTH_SECRET',
  'METRICS_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'MEDIA_S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
]

function explain(error: z.ZodError, given: Record<string, string | undefined>): string {
  const name = String(error.issues[0]?.path[0]) as keyof typeof variables.shape
  const value = SECRETS.includes(name) ? '' : ` (it is "${given[name]}")`
  return `${name} must be ${variables.shape[name].description}${value}.`
}

function parseNetworks(text: string, context: z.RefinementCtx): BlockList {
  const networks = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const family = isIP(address)
    const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix)
    if (
      !family ||
      rest.length ||
      !/^\d*$/.test(prefix ?? '') ||
      prefix === '' ||
      bits > (family === 6 ? 128 : 32)
    ) {
      context.addIssue({ code: 'custom', message: entry })
      return networks
    }
    networks.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4')
  }
  return networks
}
