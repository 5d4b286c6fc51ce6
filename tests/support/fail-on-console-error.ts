// Noise is a defect: whatever a test makes the code write to console.error fails that test.
import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

let noise: string[] = []

beforeEach(() => {
  noise = []
  console.error = (...parts: unknown[]) => noise.push(format(...parts))
})

afterEach(() => {
  if (noise.length) throw new Error(`console.error was called:\n${noise.join('\n')}`)
})
