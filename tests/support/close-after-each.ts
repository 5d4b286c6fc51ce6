// Runs before each test file. Test files share their modules, so a hook that a shared module registers would hold for the
// first file only.
import { afterEach } from 'vitest'
import { closers } from './closers.ts'

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
