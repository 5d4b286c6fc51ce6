// `npm run lock:complete`, after `npm install`: npm leaves the packages of other platforms out of the lock file when
// it cannot fetch them, and `npm ci` on a fresh clone then refuses the whole file. This names them, without the
// checksum that only their platform needs. `-- --check` only looks.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#platform/process/project-folder.ts'

type Entry = {
  version: string
  optionalDependencies?: Record<string, string>
  cpu?: string[]
  dev?: boolean
  libc?: string[]
  optional?: boolean
  os?: string[]
}
type LockFile = { packages: Record<string, Entry> }

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

const file = join(projectFolder, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile
const missing = findMissing(lock)
if (process.argv.includes('--check')) {
  for (const { name } of missing) console.error(`package-lock.json lacks ${name}: npm run lock:complete`)
  process.exitCode = missing.length > 0 ? 1 : 0
} else {
  for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} packages of other platforms added.`)
}

function findMissing({ packages }: LockFile): { name: string; entry: Entry }[] {
  return Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, range]) => ({ name, entry: describePlatform(name, range, parent.dev) })),
  )
}

/** As Node looks for a package: beside the one that wants it, then further up. */
function isLocked(packages: LockFile['packages'], path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  return path !== '' && isLocked(packages, path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

/** The platform, read from the name: `@biomejs/cli-linux-x64-musl`. */
function describePlatform(name: string, range: string, dev: boolean | undefined): Entry {
  const words = name.replace(/^.*\//, '').replace('linuxmusl', 'linux-musl').split(/[-.]/)
  const system = words.find((word) => SYSTEMS.includes(word))
  const processor = words.find((word) => PROCESSORS.includes(word))
  if (!system && !processor) throw new Error(`${name} is missing and names no platform`)
  const musl = words.some((word) => word.startsWith('musl'))
  const gnu = system === 'linux' && words.some((word) => word.startsWith('gnu'))
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...((musl || gnu) && { libc: [musl ? 'musl' : 'glibc'] }),
    optional: true,
    ...(system && { os: [system] }),
  }
}
