// Before `npm start` and `npm test`: installs when the lock file changed, builds when the sources changed.
// Plain JavaScript for any Node from 20 on, with nothing installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(project, 'node_modules')
const bin = join(modules, '.bin')
const lockFile = join(project, 'package-lock.json')
const installMark = join(modules, '.prepared')
const buildMark = join(project, 'build', '.prepared')
const turnFile = join(project, '.prepare.lock')

const SOURCES = [
  ...[
    'ui',
    'browser',
    'shop',
    'office',
    'contract',
    'domain',
    'text',
    'platform',
    'server',
    'http',
    'public',
    'main.ts',
  ],
  ...[
    'vite.config.ts',
    'vite.office.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
]
const MAX_TURN_MS = 15 * 60_000

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed (this is ${process.version}).`)
if (!isInstalled() || !isBuilt()) {
  await takeTurn()
  try {
    if (!isInstalled()) install()
    if (!isBuilt()) build()
  } finally {
    rmSync(turnFile, { force: true })
  }
}

function isInstalled() {
  const installed = statSync(join(modules, '.package-lock.json'), { throwIfNoEntry: false })
  if (!installed) return false
  return installed.mtimeMs >= statSync(lockFile).mtimeMs || readIfThere(installMark) === hashOfLockFile()
}

function install() {
  console.log('Installing packages; the first time takes a minute or two …')
  // With NODE_ENV=production npm leaves out what builds the shop, unless told otherwise.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], outsideEnvironment())
  const { stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' })
  if (!stdout?.startsWith('v24.')) {
    fail('npm did not run the install script of the package "node". Allow install scripts, then: npm rebuild')
  }
  writeFileSync(installMark, hashOfLockFile())
}

/** Otherwise npm would run its install scripts with the Node version that it is replacing. */
function outsideEnvironment() {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE$|INIT_CWD$)/.test(name),
  )
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(variables), PATH: path.join(delimiter) }
}

function isBuilt() {
  return existsSync(join(project, 'build', 'server', 'index.js')) && readIfThere(buildMark) === fingerprint()
}

function build() {
  console.log('Building the shop …')
  const before = fingerprint()
  const path = [bin, process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, NODE_ENV: 'production' }
  run(join(bin, 'react-router'), ['build'], env)
  run(join(bin, 'vite'), ['build', '--config', 'vite.office.config.ts'], env)
  run(join(bin, 'node'), ['scripts/learn-chat.ts'], env)
  compress(join(project, 'build', 'client', 'assets'))
  writeFileSync(buildMark, before)
}

/** Maximum compression, which is too slow for a request (P-08, P-09; platform/http/static-files.ts). */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg)$/.test(name)) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))))
  }
}

/** Changes with every source that is edited, added or removed. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stat = statSync(join(project, path), { throwIfNoEntry: false })
  if (!stat || /\.test\.tsx?$/.test(path)) return
  if (stat.isDirectory()) {
    for (const name of readdirSync(join(project, path)).sort()) addTo(hash, `${path}/${name}`)
  } else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
}

/** A lock, so that two concurrent starts prepare one after the other. */
async function takeTurn() {
  const deadline = Date.now() + MAX_TURN_MS
  for (;;) {
    try {
      writeFileSync(turnFile, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = Number(readIfThere(turnFile))
    if (holder && !isAlive(holder)) rmSync(turnFile, { force: true })
    else if (Date.now() > deadline)
      fail(`Another start has been preparing for long; if it is dead, delete ${turnFile}`)
    else await delay(200)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function run(command, args, env) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: project,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n'))
  fail(`${command} ${args.join(' ')} failed.`)
}

function hashOfLockFile() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function fail(sentence) {
  console.error(sentence)
  if (readIfThere(turnFile) === String(process.pid)) rmSync(turnFile)
  process.exit(1)
}
