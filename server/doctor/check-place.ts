// Where the shop runs and how it is reached: variables, disk, address and certificate, proxies (L-07).
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConnectionOptions, connect } from 'node:tls'
import { DAY_MS } from '#domain/duration.ts'
import { errorCode } from '#platform/process/error-code.ts'
import type { Environment } from '#server/environment.ts'
import { attention, broken, type Diagnosis, fine } from './diagnosis.ts'

const GIGABYTE = 1_000_000_000
const LITTLE_SPACE = 2 * GIGABYTE
const NO_SPACE = GIGABYTE / 2
const CERTIFICATE_DAYS = 14
const REACH_MS = 5000

export function checkEnvironment({
  development,
  rateLimitScale,
  debugRoutes,
  dataDir,
}: Environment): Diagnosis {
  if (development) return fine(`development, data in ${dataDir}`)
  if (rateLimitScale === 0) return broken('nothing limits guessing and flooding', 'Unset RATE_LIMIT_SCALE.')
  if (debugRoutes) return attention('production with diagnostics pages open to all', 'Unset DEBUG_ROUTES.')
  return fine(`production, data in ${dataDir}`)
}

export async function checkSpace({ dataDir }: Environment): Promise<Diagnosis> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const says = `${(free / GIGABYTE).toFixed(1)} GB free in ${dataDir}`
  const fix = 'Make room or move DATA_DIR and BACKUP_DIR to a larger disk.'
  return free < NO_SPACE ? broken(says, fix) : free < LITTLE_SPACE ? attention(says, fix) : fine(says)
}

export async function checkWriting({ dataDir, backupDir }: Environment): Promise<Diagnosis> {
  for (const folder of [dataDir, backupDir]) {
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(probe, 'probe', { mode: 0o600 })
      await readFile(probe)
      await rm(probe)
    } catch (error) {
      const code = errorCode(error)
      return broken(`${folder} cannot be written (${code})`, 'Give the folder to the user who runs the shop.')
    }
  }
  return fine(dataDir === backupDir ? dataDir : `${dataDir} and ${backupDir}`)
}

export async function checkAddress({ baseUrl, development }: Environment): Promise<Diagnosis> {
  const url = new URL(baseUrl)
  if (url.protocol !== 'https:')
    return development
      ? fine(`${baseUrl}, without TLS in development`)
      : broken(`${baseUrl} is not https`, 'Put a proxy with TLS in front and set BASE_URL=https://….')
  try {
    return checkCertificate(baseUrl, await readCertificate(url))
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (/CERT|SIGNED|ALTNAME|SSL/.test(code))
      return broken(
        `the certificate of ${baseUrl} is not valid (${code})`,
        'Renew it, or let the proxy fetch one.',
      )
    return attention(
      `${baseUrl} cannot be reached from here (${code || message})`,
      'Look from another machine whether it answers.',
    )
  }
}

function checkCertificate(baseUrl: string, ends: Date): Diagnosis {
  const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS)
  const says = `${baseUrl}, certificate good for ${days} days`
  return days < CERTIFICATE_DAYS ? attention(says, 'See why it is not renewed by itself.') : fine(says)
}

function readCertificate({ hostname, port }: URL): Promise<Date> {
  const options: ConnectionOptions = { host: hostname, port: Number(port || 443), servername: hostname }
  return new Promise((resolve, reject) => {
    const socket = connect(options, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.setTimeout(REACH_MS, () => socket.destroy(new Error('no response')))
    socket.on('error', reject)
  })
}

export function checkProxies({ baseUrl, trustedProxies, development }: Environment): Diagnosis {
  const { rules } = trustedProxies
  if (rules.some((rule) => rule.endsWith('/0')))
    return broken('any address may claim to be a visitor', 'Name only your own proxies in TRUSTED_PROXIES.')
  if (rules.length > 0) return fine(rules.join(', '))
  if (development || !baseUrl.startsWith('https:')) return fine('none')
  return broken(
    'none, so all visitors share the address and the limits of the proxy that does TLS',
    'Set TRUSTED_PROXIES to its address, such as 127.0.0.1.',
  )
}
