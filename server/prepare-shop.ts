// What an opened shop needs besides its tables: its settings and, while it is empty, the demo catalogue. Done once, by
// the process that leads.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { connect } from './database/connect.ts'
import { isCatalogueEmpty } from './database/demo/create-demo-catalogue.ts'
import type { Environment } from './environment.ts'
import { projectFolder } from './project-folder.ts'
import { insertDefaultSettings } from './settings/default-settings.ts'

export async function prepareShop(environment: Environment, databaseUrl: string, log: Logger): Promise<void> {
  const db = connect({ url: databaseUrl, log, poolSize: 2 })
  try {
    await insertDefaultSettings(db)
    if (await isCatalogueEmpty(db)) await createDemoCatalogueApart(environment.dataDir, databaseUrl)
  } finally {
    await db.$client.end()
  }
}

async function createDemoCatalogueApart(dataDir: string, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts', 'create-demo-catalogue.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the demo catalogue could not be made')
}
