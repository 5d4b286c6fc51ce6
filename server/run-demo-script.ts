// Drawing and encoding 250 pictures takes memory that a process which serves for months should never have taken (P-10), so
// it is done apart.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectFolder } from '#platform/process/project-folder.ts'

export async function runDemoScript(
  name: 'create-demo-catalogue' | 'draw-demo-pictures',
  dataDir: string,
  databaseUrl: string,
): Promise<void> {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts', `${name}.ts`)], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} failed`)
}
