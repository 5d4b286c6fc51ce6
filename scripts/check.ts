// `npm test`: everything that must hold, in one run. The last line says how many checks and tests passed and
// failed. With arguments only the tests whose file names contain them: `npm test -- in-transaction`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { projectFolder } from '#server/project-folder.ts'
import { findChromium, HOW_TO_GET_CHROMIUM } from '#tests/support/chromium.ts'

type Count = { passed: number; failed: number }

const NEVER_TWICE = join('tests', 'reliability')

const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'aleef-check-'))
const total: Count = { passed: 0, failed: 0 }

if (filters.length === 0) {
  step('lint and format', () => count(run('biome', ['ci', '--error-on-warnings', '.'])))
  step('types', () => count(run('react-router', ['typegen']) && run('tsc', ['--noEmit'])))
  step('walls', () => count(run('node', ['scripts/check-walls.ts'])))
  step('unused code', () => count(run('knip', ['--no-progress'])))
  step('lock file', () => count(run('node', ['scripts/complete-lock-file.ts', '--check'])))
  step('right to left', () => count(report(findPhysicalDirections())))
  step('client bundle', () => count(report(findServerCode())))
}
step('tests', runVitest)
step('journeys', runJourneys)
rmSync(reports, { recursive: true })

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function step(name: string, work: () => Count): void {
  const start = performance.now()
  const { passed, failed } = work()
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`)
}

function count(passed: boolean): Count {
  return { passed: Number(passed), failed: Number(!passed) }
}

function run(program: string, args: string[], variables: Record<string, string> = {}): boolean {
  const { status } = spawnSync(join(projectFolder, 'node_modules', '.bin', program), args, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // What is tested is the same wherever the check runs.
    env: { ...process.env, NODE_ENV: 'test', ...variables },
  })
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
  return listFiles('app').flatMap((file) => {
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

/** The bundler keeps server code out of the browser; this looks whether it did. */
function findServerCode(): string[] {
  const marks =
    /drizzle|pg-boss|better-auth\/adapters|node:(?:fs|crypto|child_process|net)\b|process\.env\.(?!NODE_ENV)/
  const scripts = listFiles(join('build', 'client')).filter((file) => file.endsWith('.js'))
  if (scripts.length === 0) return ['build/client holds no script']
  return scripts.flatMap((file) => {
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

function runVitest(): Count {
  const first = vitest('vitest.json', filters)
  const failed = first.files.filter(({ status }) => status === 'failed')
  // In CI as with the journeys: a file that failed while the machine stood still gets a second try, and is named. Races
  // of the shop itself are looked for in tests/reliability, where failing once is failing.
  if (!process.env.CI || failed.length === 0 || failed.some(({ name }) => name.startsWith(NEVER_TWICE)))
    return first.count
  const second = vitest(
    'vitest-again.json',
    failed.map(({ name }) => name),
  )
  for (const { name, status } of second.files) if (status === 'passed') console.log(`flaky: ${name}`)
  const before = failed.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed:
      first.count.passed - before.filter(({ status }) => status === 'passed').length + second.count.passed,
    failed: second.count.failed,
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/** Those files, or all. Their names come back from the project's folder on. */
function vitest(reportName: string, files: string[]): { count: Count; files: VitestReport['testResults'] } {
  const file = join(reports, reportName)
  const passed = run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
    ...passIfFiltered('--passWithNoTests'),
  ])
  const result = readReport<VitestReport>(file)
  return {
    count: judge(passed, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0),
    files: (result?.testResults ?? []).map((tested) => ({
      ...tested,
      name: relative(projectFolder, tested.name),
    })),
  }
}

function runJourneys(): Count {
  if (!findChromium()) {
    console.error(HOW_TO_GET_CHROMIUM)
    return { passed: 0, failed: 1 }
  }
  const file = join(reports, 'journeys.json')
  const passed = run(
    'playwright',
    ['test', '--reporter=dot,json', ...filters, ...passIfFiltered('--pass-with-no-tests')],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  )
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats
  // Those that needed the second try (playwright.config.ts) are named in its own report above.
  return judge(passed, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

function passIfFiltered(flag: string): string[] {
  return filters.length > 0 ? [flag] : []
}

/** A runner that fails without a failed test, or runs none, has failed all the same. */
function judge(runnerPassed: boolean, passed: number, failed: number): Count {
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
