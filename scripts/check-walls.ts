// Who may import whom: .dependency-cruiser.cjs and .dependency-cruiser-folders.cjs over every source file. The files are
// named one by one because the tool looks for TypeScript in folders only where it finds a compiler that it knows (before 7).
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#platform/process/project-folder.ts'

const files = globSync(
  [
    'main.ts',
    '{bench,browser,contract,domain,http,office,platform,scripts,server,shop,tests,text,ui}/**/*.{ts,tsx}',
  ],
  {
    cwd: projectFolder,
  },
)
const depcruise = join(projectFolder, 'node_modules', '.bin', 'depcruise')
const follows = (config: string, named: readonly string[]) =>
  spawnSync(depcruise, ['--config', config, ...named], { cwd: projectFolder, stdio: 'inherit' }).status === 0
const isHeld = [
  follows('.dependency-cruiser.cjs', files),
  follows(
    '.dependency-cruiser-folders.cjs',
    files.filter((name) => !/\.test\.tsx?$/.test(name)),
  ),
]
process.exitCode = isHeld.every(Boolean) ? 0 : 1
