// A separate process that sends distinct searches at a given rate, so that its CPU time is not counted as the shop's.
// Prints the result as one line of JSON. Arguments: url, seconds, connections, requests a second, `one` or `many`
// clients.
import { randomBytes } from 'node:crypto'
import { setPriority } from 'node:os'
import autocannon from 'autocannon'
import { quantile } from './measure.ts'

export type Flood = { served: number; refused: number; other: number; refusedP99: number; cpu: number }

const [url = '', seconds, connections, rate, clients] = process.argv.slice(2)
// Lowest priority, since a real client would use another machine's CPU.
setPriority(10)

const counts = { served: 0, refused: 0, other: 0 }
const refusedAfter: number[] = []
let connection = 0
await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  overallRate: Number(rate),
  setupClient(client: autocannon.Client) {
    const index = connection++
    const network = `10.${index >> 8}.${index & 255}.${clients === 'many' ? 2 : 1}`
    const headers: Record<string, string> = { 'x-forwarded-for': clients === 'many' ? network : '10.0.0.1' }
    const paths = Array.from({ length: 1000 }, () => `/api/products?search=${randomBytes(4).toString('hex')}`)
    client.setHeaders(headers)
    client.setRequests(paths.map((path) => ({ path, headers })))
    client.on('response', (status: number, _bytes: number, milliseconds: number) => {
      if (status === 200) counts.served++
      else if (status === 503) {
        counts.refused++
        refusedAfter.push(milliseconds)
      } else counts.other++
    })
  },
})
const refusedP99 = quantile(refusedAfter, 0.99)
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ ...counts, refusedP99, cpu: (user + system) / 1e6 } satisfies Flood))
