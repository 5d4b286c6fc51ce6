// `npm run doctor` (also `-- --send-to ADDRESS`): whether everything the shop needs is in order, also while it runs. Ends with
// 1 when something must be fixed.
import { parseArgs } from 'node:util'
import { createLog } from '#platform/process/log.ts'
import { examine } from '#server/doctor/examine.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#server/environment.ts'

const MARKS = { ok: '✓', attention: '!', broken: '✗' } as const

const { values } = parseArgs({ options: { 'send-to': { type: 'string' } } })
const environment = readOrExplain()
if (environment) {
  const findings = await examine(environment, createLog('silent'), { sendTo: values['send-to'] })
  for (const { name, state, says, fix } of findings) {
    console.log(`${MARKS[state]} ${name.padEnd(14)} ${says}${fix ? `\n${' '.repeat(17)}→ ${fix}` : ''}`)
  }
  process.exitCode = findings.some(({ state }) => state === 'broken') ? 1 : 0
}

function readOrExplain(): Environment | undefined {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.log(`${MARKS.broken} ${'Environment'.padEnd(14)} ${error.message}`)
    process.exitCode = 1
    return undefined
  }
}
