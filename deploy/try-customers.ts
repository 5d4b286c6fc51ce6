// The customers of try-several-machines.sh: 20 at a time send orders through the balancer until the file STOP is there.
// Prints what became of the orders; exits 1 when one is lost, doubled or never acknowledged.
//   node deploy/try-customers.ts BASE_URL DATABASE_URL PRODUCT_ID STOP
import { existsSync } from 'node:fs'
import pg from 'pg'
import { buyUntil, countWrongOrders, nothingBought } from '#tests/reliability/patient-buyers.ts'
import { insertBuyers } from '#tests/reliability/shop-processes.ts'

const AT_ONCE = 20

const [origin = '', databaseUrl = '', productId = '', stopFile = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
// Ignored: connections break when the database restarts, and the next query opens a new one.
pool.on('error', () => {})
const bought = nothingBought()
const buyers = await insertBuyers({ pool }, 5000, { [Number(productId)]: 1 })
await buyUntil(() => existsSync(stopFile), { origin, buyers, atOnce: AT_ONCE, bought })

const { lost, doubled } = await countWrongOrders(pool, bought)
await pool.end()
console.log(
  `${bought.acknowledged.size} orders acknowledged, ${lost} lost, ${doubled} doubled; ${bought.repeated} of ${bought.sent} ` +
    `requests were repeated, the longest order took ${(bought.longestMs / 1000).toFixed(1)} s`,
)
if (lost > 0 || doubled > 0 || bought.acknowledged.size < AT_ONCE) process.exitCode = 1
