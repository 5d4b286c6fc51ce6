// The configuration of the shop for diagnostics: which variables are set, never the value of a secret.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShopSetUp } from '#contract/debug.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import type { Environment } from '#server/environment.ts'

export function describeSetUp(environment: Environment): ShopSetUp {
  return {
    mode: environment.development ? 'development' : 'production',
    version: readVersion(),
    node: process.versions.node,
    baseUrl: environment.baseUrl,
    processes: environment.webConcurrency,
    switches: {
      BASE_URL: environment.baseUrl.startsWith('https:'),
      DATABASE_URL: environment.databaseUrl !== undefined,
      SMTP_URL: environment.smtpUrl !== undefined,
      GOOGLE_CLIENT_ID: environment.google !== undefined,
      TRUSTED_PROXIES: environment.trustedProxies.rules.length > 0,
      METRICS_TOKEN: environment.metricsToken !== undefined,
      PAGE_CACHE: environment.cachePages,
      RATE_LIMIT_SCALE: environment.rateLimitScale > 0,
      DEBUG_ROUTES: environment.debugRoutes,
    },
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
