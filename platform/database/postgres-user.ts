// PostgreSQL refuses to run as root. When root starts the shop, the server runs as an unprivileged user that
// the shop makes for itself; if that user may not traverse the folders (a clone under /root, a 0700
// temporary folder), it gets the capability to search folders, and no other of root's.
import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Ids to run PostgreSQL under; undefined: the shop's own user. */
export type PostgresUser = { uid: number; gid: number } | undefined

export type Command = { file: string; args: string[]; options: SpawnOptions }

const OWN_USER = 'aleef'

/** @param cluster the database's folder; once it exists, its owner is the user */
export function choosePostgresUser(cluster: string): PostgresUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findUser(OWN_USER) ?? createUser(OWN_USER) ?? findUser('postgres') ?? findUser('nobody') ?? noUser()
}

/** How to run one of PostgreSQL's programs as that user. `paths` are the files and folders it must reach. */
export function asPostgresUser(
  user: PostgresUser,
  program: string,
  args: string[],
  paths: string[],
): Command {
  const options: SpawnOptions = { cwd: '/', env: { PATH: process.env.PATH, TZ: 'UTC', LC_MESSAGES: 'C' } }
  if (!user) return { file: program, args, options }
  const closed = [program, ...paths].map((path) => findClosedFolder(path, user)).find(Boolean)
  if (!closed) return { file: program, args, options: { ...options, ...user } }
  return { file: 'setpriv', args: [...searchRight(user, program, closed), program, ...args], options }
}

/** The first folder above `path` that the user cannot enter. */
function findClosedFolder(path: string, user: { uid: number; gid: number }): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat) {
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001
      if (!(stat.mode & bit)) return folder
    }
    if (folder === dirname(folder)) return undefined
  }
}

/**
 * Arguments of setpriv(1). `no_setuid_fixup` is needed because PostgreSQL asks access(2) about its own files,
 * which otherwise ignores a user's capabilities. dac_override is used where a container has dropped
 * dac_read_search.
 */
function searchRight(user: { uid: number; gid: number }, program: string, closed: string): string[] {
  for (const capability of ['dac_read_search', 'dac_override']) {
    const setpriv = [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    ]
    if (spawnSync('setpriv', [...setpriv, program, '--version'], { cwd: '/' }).status === 0) return setpriv
  }
  throw new Error(
    `PostgreSQL cannot run as root, and its own user cannot enter ${closed}. Move the shop out of that folder ` +
      `(or "chmod o+x ${closed}"), start it as another user than root, or set DATABASE_URL.`,
  )
}

function findUser(name: string): PostgresUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function createUser(name: string): PostgresUser {
  const commands: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir=/nonexistent', '--shell=/bin/false', name],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]],
  ]
  for (const [file, args] of commands) {
    try {
      execFileSync(file, args, { stdio: 'ignore' })
    } catch {
      // The command is missing, /etc is read-only, or another process is creating the user: check below and go on.
    }
    const user = findUser(name)
    if (user) return user
  }
  return undefined
}

function noUser(): never {
  throw new Error('PostgreSQL cannot run as root, and this machine has no other user. Set DATABASE_URL.')
}
