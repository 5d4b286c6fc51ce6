// `npm run verify` (also `-- --json`): checks every invariant of the stored data while the shop may run. Ends with 1
// on a breach; a warning is shown and breaks nothing.
import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readEnvironment } from '#server/environment.ts'
import { type Finding, hasBreach, verify } from '#server/verify/verify.ts'

const log = createLog('warn')
const database = await openDatabase(readEnvironment(process.env), log)
const db = connect({ url: database.url, log, name: 'aleef verify', poolSize: 1 })
try {
  const findings = await verify(db, new Date())
  console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : table(findings))
  process.exitCode = hasBreach(findings) ? 1 : 0
} finally {
  await db.$client.end()
  await database.stop()
}

function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map((finding) => finding.name.length))
  const lines = findings.flatMap(({ name, says, level, offenders, examples }) => [
    `${offenders === 0 ? 'ok     ' : level.padEnd(7)}  ${name.padEnd(width)}  ${says}${offenders ? `: ${offenders}` : ''}`,
    ...examples.map(({ id, found }) => `${' '.repeat(width + 11)}${id}: ${found}`),
  ])
  const count = (level: Finding['level']) =>
    findings.filter((f) => f.level === level && f.offenders > 0).length
  return [
    ...lines,
    `${findings.length} invariants: ${count('breach')} breached, ${count('warning')} with warnings`,
  ].join('\n')
}
