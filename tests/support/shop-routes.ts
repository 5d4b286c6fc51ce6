// The shop's table of routes, flat, and the modules that it names.
import { join } from 'node:path'
import { projectFolder } from '#platform/process/project-folder.ts'
import routes from '#shop/routes.ts'

type RouteEntry = { id?: string; path?: string; index?: boolean; file: string; children?: RouteEntry[] }

type ListedRoute = { id: string; parentId?: string; path?: string; index: boolean; file: string }

/** Every route of the shop's table, in its order. */
export async function listRoutes(rootId?: string): Promise<ListedRoute[]> {
  const flatten = (entries: RouteEntry[], parentId?: string): ListedRoute[] =>
    entries.flatMap(({ id = '', path, index = false, file, children = [] }) => {
      const own = id || file.replace(/\.tsx$/, '')
      const listed = {
        id: own,
        ...(parentId && { parentId }),
        ...(path !== undefined && { path }),
        index,
        file,
      }
      return [listed, ...flatten(children, own)]
    })
  return flatten((await routes) as RouteEntry[], rootId)
}

export function loadModule<Module>(file: string): Promise<Module> {
  return import(join(projectFolder, 'shop', file)) as Promise<Module>
}
