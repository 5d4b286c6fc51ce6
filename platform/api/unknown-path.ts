// Below /api nothing is a page: an unknown path is 404, a route with another method 405.
import type { Handler } from 'hono'
import type { DeclaredEndpoint } from './endpoint.ts'
import type { ApiRefusal, ProblemResponse } from './problem.ts'

export function unknownPath(
  endpoints: readonly DeclaredEndpoint[],
  problem: ProblemResponse<ApiRefusal>,
): Handler {
  const routes = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (c) => {
    const methods = routes.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method)
    if (methods.length === 0) return problem(c, { code: 'not-found' })
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    return problem(c, { code: 'method-not-allowed' }, { Allow: allowed.join(', ') })
  }
}
