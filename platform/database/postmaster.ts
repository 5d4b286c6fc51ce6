// The server process of a cluster, whoever started it.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#platform/process/error-code.ts'

/** The running server of this cluster, by its pid file; undefined when none runs. */
export function findPostmaster(cluster: string): { pid: number; port: number | undefined } | undefined {
  const file = join(cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return undefined
  if (!isServer(pid, cluster)) {
    // The server was killed and its pid now belongs to something else; PostgreSQL itself would refuse to start.
    rmSync(file, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]) || undefined }
}

/** If the command line is unavailable, a running process counts as the server. */
export function isServer(pid: number, cluster: string): boolean {
  return isAlive(pid) && (readCommand(pid)?.includes(cluster) ?? true)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** The command line of a process; undefined if it cannot be read. */
function readCommand(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
