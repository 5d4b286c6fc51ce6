import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { projectFolder } from './project-folder.ts'

const LOG = `import { createLog } from '#server/log.ts'; const log = createLog();`

function run(code: string): Promise<{ code: unknown; lines: string[] }> {
  return new Promise((resolve) => {
    const args = ['--input-type=module', '-e', LOG + code]
    execFile(process.execPath, args, { cwd: projectFolder }, (error, stdout) => {
      resolve({
        code: error?.code ?? 0,
        lines: stdout
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line).msg),
      })
    })
  })
}

it.each([
  ['ends by itself', ``, 0],
  ['is told to exit', `process.exit(3)`, 3],
  ['breaks', `setImmediate(() => { throw new Error('bug') }); setInterval(() => {}, 1000)`, 1],
])('no line is lost when the process %s', async (_, code, status) => {
  const last = `log.info({}, 'first'); log.error({}, 'last');`
  expect(await run(last + code)).toEqual({ code: status, lines: ['first', 'last'] })
})

it('a line is there soon, though no other follows and the process goes on', async () => {
  const child = execFile(
    process.execPath,
    ['--input-type=module', ...['-e', `${LOG} log.info({}, 'alone'); setInterval(() => {}, 1000)`]],
    { cwd: projectFolder },
  )
  const [line] = await once(child.stdout as Readable, 'data')
  child.kill('SIGKILL')
  expect(JSON.parse(line).msg).toBe('alone')
})
