// `npm run verify` (also `-- --json`): checks every invariant of the stored data while the shop may run. Ends with 1
// on a breach; a warning is shown and breaks nothing.
import { type Finding, hasBreach, verify } from '#server/verify/verify.ts'
import { openShopDatabase, runCommand } from './command.ts'

await runCommand(async () => {
  await using shop = await openShopDatabase('aleef verify')
  const findings = await verify(shop.db, new Date())
  console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : table(findings))
  return hasBreach(findings) ? 1 : 0
})

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
