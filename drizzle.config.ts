import { defineConfig } from 'drizzle-kit'

// `drizzle-kit generate --name …` compares the tables with the newest snapshot in `migrations/meta`; older ones are deleted.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/tables/*.ts',
  out: './server/database/migrations',
})
