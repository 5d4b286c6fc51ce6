// Where the shop is installed: the folder of package.json, found from the source as well as from the bundle.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const projectFolder = findProjectFolder(import.meta.dirname)

function findProjectFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('package.json was not found above the program')
  return findProjectFolder(parent)
}
