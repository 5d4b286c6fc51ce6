// One process of the shop, pages left out: its real front door and API on a port of its own, for tests that need two
// processes or one to kill. Prints its port on the first line; ends with its parent.
import { randomInt } from 'node:crypto'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { createApp } from '#http/app.ts'
import { connect } from '#platform/database/connect.ts'
import { listen } from '#platform/http/listen.ts'
import { createImageStore } from '#platform/media/image-store.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { createChanges } from '#server/start/listen-for-changes.ts'
import { testDiagnostics, testMailer } from '#tests/support/test-shop.ts'

const { SHOP_DATABASE_URL: url = '', SHOP_SECRET: authSecret = '' } = process.env
// What goes wrong shows in the answers.
const log = createLog('silent')
const db = connect({ url, log })
const changes = createChanges({ db, url, log })
await changes.listen()
const context: Context = {
  db,
  now: () => new Date(),
  random: (below) => randomInt(below),
  jobs: await openJobQueue(db, log, { works: false }),
  images: createImageStore(folderDisk(tmpdir())),
  changes,
  log,
  baseUrl: 'http://shop.test',
  googleSignIn: 'off',
  mailArrives: false,
  mailFrom: undefined,
  production: false,
  debugRoutes: false,
  rateLimitScale: 0,
}
const app = createApp({
  context,
  accounts: createAccounts(context, { authSecret }),
  changes,
  pages: {
    hasPage: () => false,
    render: async () => new Response(null, { status: 404 }),
  },
  office: { scripts: [], style: '', fonts: [], preload: () => [] },
  clientFolders: [],
  origins: [],
  trustedProxies: new BlockList(),
  isReady: () => true,
  diagnostics: testDiagnostics(),
  mailer: testMailer(),
})
const door = await listen({ ...app, shortcut: undefined, port: 0, host: '127.0.0.1' })
process.stdin.on('end', () => process.exit()).resume()
console.log(door.port)
