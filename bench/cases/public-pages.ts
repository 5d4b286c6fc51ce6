// P-01: a warm public page against a bare node:http server that answers the same compressed bytes from memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type BenchRow, inTurn, load, ratioRow } from '../measure.ts'
import { publicPages } from '../public-pages.ts'
import { type BenchShop, startShop } from '../shop.ts'

const ACCEPT = { 'accept-encoding': 'br' }
const LOAD = { connections: 32, seconds: 4, headers: ACCEPT }

export async function* measurePublicPages(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  for (const page of await publicPages(shop)) yield await measurePage(shop, page)
}

async function measurePage(shop: BenchShop, page: { name: string; path: string }): Promise<BenchRow> {
  const url = shop.url + page.path
  using bare = await startBareServer(url)
  const pair = await inTurn(
    async () => (await load(url, LOAD)).perSecond,
    async () => (await load(bare.url, LOAD)).perSecond,
  )
  return ratioRow('P-01', `${page.name}, warm, 32 connections (${bare.kilobytes} KB Brotli)`, pair, 0.6)
}

/** Asks the page as the load does, without decoding, and serves exactly that. */
async function startBareServer(url: string) {
  const { body, headers } = await rawAnswer(url)
  const child = spawn(process.execPath, ['bench/bare-server.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ body: body.toString('base64'), headers }))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    kilobytes: (body.length / 1024).toFixed(1),
    [Symbol.dispose]: () => void child.kill(),
  }
}

async function rawAnswer(url: string) {
  const asked = request(url, { headers: ACCEPT }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>))
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = answer.headers
  return { body, headers: { 'content-type': type, 'content-encoding': encoding } }
}
