// The reference of P-01, run as a separate process: node:http serving fixed bytes from memory.
// Reads { body (base64), headers } as JSON from standard input, prints its port.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const answer = JSON.parse(await text(process.stdin)) as { body: string; headers: Record<string, string> }
const body = Buffer.from(answer.body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, { ...answer.headers, 'content-length': body.length })
  response.end(body)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(address.port)
})
