import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { projectFolder } from './project-folder.ts'

const LOG = `import { createLog } from '#platform/process/log.ts'; const log = createLog();`

function run(
  code: string,
): Promise<{ code: unknown; lines: { msg: string; error?: { message?: string } }[] }> {
  return new Promise((resolve) => {
    const args = ['--input-type=module', '-e', LOG + code]
    execFile(process.execPath, args, { cwd: projectFolder }, (error, stdout) => {
      resolve({
        code: error?.code ?? 0,
        lines: stdout
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
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
  const { code: exit, lines } = await run(last + code)
  expect([exit, ...lines.map(({ msg }) => msg)]).toEqual([status, 'first', 'last'])
})

it('writes a line promptly, even if no other follows and the process goes on', async () => {
  const child = execFile(
    process.execPath,
    ['--input-type=module', ...['-e', `${LOG} log.info({}, 'alone'); setInterval(() => {}, 1000)`]],
    { cwd: projectFolder },
  )
  const [line] = await once(child.stdout as Readable, 'data')
  child.kill('SIGKILL')
  expect(JSON.parse(line).msg).toBe('alone')
})

it.each([
  ['an error', `Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })`, 'the disk is full'],
  ['a copy of an error', `{ message: 'the disk is full', code: 'ENOSPC' }`, 'the disk is full'],
  [
    'a refusal of a mail server',
    `Object.assign(new Error('550 5.1.1 <maryam@example.com>: unknown'), { code: 'ENOSPC' })`,
    '550 5.1.1 <…>: unknown',
  ],
  [
    'a copy of a database error',
    `{ message: 'key (email)=(a@b.om)', code: 'ENOSPC', severity: 'ERROR' }`,
    undefined,
  ],
])(
  'Z-11: %s is logged with its code, and its message unless that contains values',
  async (_, error, message) => {
    const { lines } = await run(`log.warn({ error: ${error} }, 'stumbled')`)
    expect(lines[0]?.error).toMatchObject({ code: 'ENOSPC' })
    expect(lines[0]?.error?.message).toBe(message)
  },
)
