// An account that the journeys' shop is given from outside, as its owner would (npm run user:create).
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export async function createJourneyAdmin(email: string, password: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['scripts/user-create.ts', '--email', email, '--admin', '--verified', '--first-name', 'سلمى'],
    {
      env: {
        PATH: process.env.PATH,
        NEW_PASSWORD: password,
        DATA_DIR: process.env.JOURNEY_DATA_DIR,
        NODE_ENV: 'development',
      },
    },
  )
}
