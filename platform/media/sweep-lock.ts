// While a backup or a restore runs, no picture is deleted (L-08), since the rows that it read refer to it.
import type pg from 'pg'

/** Held shared by backups and restores, and by the one sweep that runs (sweep-uploads.ts). */
export const SWEEP_LOCK = 0x73776570

/** Holds off sweeps until the connection ends; waits for one that runs. */
export async function holdOffSweeps(client: pg.ClientBase): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
  await client.query('SELECT pg_advisory_lock_shared($1)', [SWEEP_LOCK])
}
