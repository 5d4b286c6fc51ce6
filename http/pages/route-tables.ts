// Which routes a page tells its browser of. React Router sends one table of all routes and their files; the back office
// and the diagnostics are no business of a shopper, and would be a third of what the first page loads (P-08). Whatever a
// browser's table lacks it asks of the server whole (shop/routes/not-found.tsx).
import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import type { Gate } from '#contract/admin/gate.ts'
import { isGuardedPath, isSetupPath } from '#http/guarded-path.ts'
import { isOpenDebugPath } from './page-routes.ts'

/** `set-up` is the shop's with the page that gives the first admin their rights. */
const TABLES = {
  shop: (path: string) => !isGuardedPath(path) && !isOpenDebugPath(path),
  debug: (path: string) => !isGuardedPath(path),
  'set-up': (path: string) => !isOpenDebugPath(path) && (!isGuardedPath(path) || isSetupPath(path)),
}
/** `whole` is the router's own. */
type TableName = keyof typeof TABLES | 'whole'

/** Behind a closed gate stands the shop: the office's routes are not even matched. */
export function tableFor(gate: Gate | undefined, debugRoutes: boolean): TableName {
  if (gate?.kind === 'admin') return 'whole'
  if (gate?.kind === 'first-run') return 'set-up'
  return debugRoutes ? 'debug' : 'shop'
}

export type RouteTables = {
  /** The build as a page with this table sees it. */
  builds: Record<TableName, ServerBuild>
  /** The tables as scripts, by their paths. */
  files: ReadonlyMap<string, string>
}

export function createRouteTables(build: ServerBuild): RouteTables {
  const shop = narrow(build, TABLES.shop)
  const debug = narrow(build, TABLES.debug)
  const setUp = narrow(build, TABLES['set-up'])
  return {
    builds: { whole: build, shop: shop.build, debug: debug.build, 'set-up': setUp.build },
    files: new Map([shop, debug, setUp].map(({ build, script }) => [build.assets.url, script])),
  }
}

function narrow(build: ServerBuild, isIn: (path: string) => boolean): { build: ServerBuild; script: string } {
  const ids = idsOf(build, isIn)
  const table = { ...build.assets, routes: pick(build.assets.routes, ids) }
  const hash = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 12)
  const assets = { ...table, url: `/assets/routes-${hash}.js` }
  return {
    build: { ...build, routes: pick(build.routes, ids), assets },
    script: `window.__reactRouterManifest=${JSON.stringify(assets)};`,
  }
}

/** The routes with such a path, and what they stand in. */
function idsOf({ routes }: ServerBuild, isIn: (path: string) => boolean): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const route of Object.values(routes)) {
    const branch: (typeof route)[] = []
    for (let at = route; at; at = routes[at.parentId ?? '']) branch.unshift(at)
    const isLayout = route?.path === undefined && !route?.index
    const path = `/${branch.flatMap((at) => at?.path || []).join('/')}`
    if (!isLayout && isIn(path)) for (const at of branch) if (at) ids.add(at.id)
  }
  return ids
}

function pick<Value>(from: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => ids.has(id)))
}
