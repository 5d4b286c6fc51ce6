// `npm run dev`: the shop through Vite. Pages change as they are edited; an edit of the server starts it again.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { DEV_BASE } from '#http/pages/office-files.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLifecycle } from '#platform/process/lifecycle.ts'
import { createLog } from '#platform/process/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readEnvironment } from '#server/environment.ts'
import { announceStart } from '#server/start/announce-start.ts'
import { prepareShop } from '#server/start/prepare-shop.ts'

const environment = readEnvironment(process.env)
const log = createLog('warn')
const lifecycle = createLifecycle(log)

const opening = openDatabase(environment, log, { supervise: true })
lifecycle.onStop('PostgreSQL', async () => (await opening).stop())
const { url } = await opening
await migrate(url)
await prepareShop(environment, url, log)

const server = createServer()
const ours = process.listeners('SIGTERM')
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
lifecycle.onStop('vite', () => vite.close())
const office = await createVite({
  configFile: 'vite.office.config.ts',
  base: DEV_BASE,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})
lifecycle.onStop('vite of the office', () => office.close())
// A part of the React Router plugin exits at once on this signal, and PostgreSQL would be left behind.
for (const listener of process.listeners('SIGTERM'))
  if (!ours.includes(listener)) process.off('SIGTERM', listener)
// Everything below comes through Vite, so that pages and API share one copy of each module, as in the bundle.
const { openShop } = (await vite.ssrLoadModule('/http/open-shop.ts')) as typeof import('#http/open-shop.ts')
const app = await openShop({ environment, databaseUrl: url, log, lifecycle })
const answer = getRequestListener(app.fetch)
server.on('request', (request, response) => {
  const { middlewares } = request.url?.startsWith(DEV_BASE) ? office : vite
  middlewares(request, response, () => void answer(request, response))
})
lifecycle.onStop('http', () => server.close())
lifecycle.onStop('streams', app.endStreams)
server.listen(environment.port, environment.host, () => {
  lifecycle.markReady()
  void announceStart(environment, url, log)
})
