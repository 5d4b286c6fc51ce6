// What the middlewares of http/app.ts know about a request.
import type { Gate } from '#contract/admin/gate.ts'
import type { RequestEnv } from '#platform/http/request-env.ts'
import type { Session } from '#server/access/current-user.ts'
import type { Driver } from '#server/runs/run-access.ts'

export type ShopEnv = RequestEnv & {
  Variables: {
    /** Who is signed in, on routes behind a guard (require-user.ts). */
    session?: Session
    /** Who opened the link of a delivery run (W-07), on its routes. */
    driver?: Driver
    /** What the gate of the back office decided; set for its paths only (admin-gate.ts). */
    gate?: Gate
  }
}
