// One PostgreSQL for a whole run of the tests, with a migrated database that each test file copies.
import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's server, at its maintenance database. */
    postgresUrl: string
  }
}

export async function setup(project: TestProject) {
  const server = await startPostgresServer()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
