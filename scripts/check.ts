// `npm test`: everything that must hold, in one run. The last line says how many checks and tests passed and
// failed. With arguments only the tests whose file names contain them: `npm test -- in-transaction`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { projectFolder } from '#platform/process/project-folder.ts'
import { findChromium, HOW_TO_GET_CHROMIUM } from '#tests/support/chromium.ts'

type Count = { passed: number; failed: number }
type Timed = { name: string; seconds: number }

const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'aleef-check-'))
const total: Count = { passed: 0, failed: 0 }
/** Durations of test files and journeys, in order of completion. */
const timed: Timed[] = []

// Type checking takes as long as the rest together, so each gets one core.
if (filters.length === 0) await Promise.all([checkTypes(), checkTheRest()])
await step('tests', runVitest)
await step('journeys', runJourneys)
rmSync(reports, { recursive: true })

printSlowest(10)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function checkTypes(): Promise<void> {
  await step('types', async () =>
    count((await run('react-router', ['typegen'])) && (await run('tsc', ['--noEmit', '--checkers', '1']))),
  )
}

async function checkTheRest(): Promise<void> {
  await step('lint and format', async () => count(await run('biome', ['ci', '--error-on-warnings', '.'])))
  await step('walls', async () => count(await run('node', ['scripts/check-walls.ts'])))
  await step('unused code', async () => count(await run('knip', ['--no-progress'])))
  await step('right to left', () => count(report(findPhysicalDirections())))
  await step('client bundle', () => count(report(findServerCode())))
}

async function step(name: string, work: () => Count | Promise<Count>): Promise<void> {
  const start = performance.now()
  const { passed, failed } = await work()
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`)
}

function printSlowest(count: number): void {
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  const minutes = (performance.now() / 60_000).toFixed(1)
  console.log(`${minutes} min (P-12: at most 10 for everything); the slowest ${slowest.length}:`)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

function count(passed: boolean): Count {
  return { passed: Number(passed), failed: Number(!passed) }
}

async function run(
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(join(projectFolder, 'node_modules', '.bin', program), args, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The same environment wherever the check runs.
    env: { ...process.env, NODE_ENV: 'test', ...variables },
  })
  const [status] = await once(child, 'close')
  return status === 0
}

function report(faults: string[]): boolean {
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** Conventions 2: only logical directions, so that the page mirrors; and no inline styles, which the CSP refuses. */
function findPhysicalDirections(): string[] {
  const classes =
    /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|rounded-[lr]|border-[lr])-(?:\d|[[(]|auto|full|px)|text-(?:left|right)\b/
  const properties =
    /(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right)\s*:|text-align:\s*(?:left|right)/
  const inline = /\bstyle=\{/
  return ['ui', 'browser', 'shop', 'office'].flatMap(listFiles).flatMap((file) => {
    const rules = file.endsWith('.css') ? [properties] : /\.tsx?$/.test(file) ? [classes, inline] : []
    return readFileSync(join(projectFolder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        rules.some((rule) => rule.test(line))
          ? [`${file}:${index + 1}: not logical, or inline: ${line.trim()}`]
          : [],
      )
  })
}

/** Checks that the bundler kept server code out of the browser bundle. */
function findServerCode(): string[] {
  const marks =
    /drizzle|pg-boss|better-auth\/adapters|node:(?:fs|crypto|child_process|net)\b|process\.env\.(?!NODE_ENV)/
  return ['client', 'office']
    .flatMap((program) => listFiles(join('build', program)))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const found = readFileSync(join(projectFolder, file), 'utf8').match(marks)
      return found ? [`${file} holds server code: ${found[0]}`] : []
    })
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectFolder.length + 1))
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

async function runVitest(): Promise<Count> {
  const file = join(reports, 'vitest.json')
  const passed = await run(
    'vitest',
    [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...filters,
      ...passIfFiltered('--passWithNoTests'),
    ],
    { CHAT_MODEL: join(projectFolder, 'build', 'server', 'chat-model.bin') },
  )
  const result = readReport<VitestReport>(file)
  for (const { name, startTime, endTime } of result?.testResults ?? [])
    timed.push({ name: relative(projectFolder, name), seconds: (endTime - startTime) / 1000 })
  return countRun(passed, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0)
}

type JourneySuite = {
  suites?: JourneySuite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; results: { duration: number }[] }[]
  }[]
}
type JourneyReport = { stats: { expected: number; unexpected: number }; suites: JourneySuite[] }

async function runJourneys(): Promise<Count> {
  if (!findChromium()) {
    console.error(HOW_TO_GET_CHROMIUM)
    return { passed: 0, failed: 1 }
  }
  const file = join(reports, 'journeys.json')
  const passed = await run(
    'playwright',
    ['test', '--reporter=dot,json', ...filters, ...passIfFiltered('--pass-with-no-tests')],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const result = readReport<JourneyReport>(file)
  timed.push(...(result?.suites ?? []).flatMap(timesOf))
  return countRun(passed, result?.stats.expected ?? 0, result?.stats.unexpected ?? 0)
}

function timesOf({ suites = [], specs }: JourneySuite): Timed[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} (${projectName}): ${title.slice(0, 60)}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(timesOf)]
}

function passIfFiltered(flag: string): string[] {
  return filters.length > 0 ? [flag] : []
}

/** A runner that exits with an error but no failed test, or runs no tests, also counts as failed. */
function countRun(runnerPassed: boolean, passed: number, failed: number): Count {
  const sound = runnerPassed && (passed > 0 || filters.length > 0)
  return { passed, failed: failed || (sound ? 0 : 1) }
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    console.error('The runner left no report.')
    return undefined
  }
}
