// The client's real address: the socket's other end, or a trusted proxy's word. The client itself never wins.
import { type BlockList, isIP } from 'node:net'

/** `forwarded` is X-Forwarded-For. Read from its end: each trusted proxy reports the entry before it. */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): string {
  let address = plain(socketAddress ?? '') ?? 'unknown'
  const hops = (forwarded ?? '').split(',').slice(-MAX_HOPS)
  while (hops.length && isTrusted(address, trusted)) {
    const hop = plain(hops.pop() ?? '')
    if (!hop) break
    address = hop
  }
  return address
}

const MAX_HOPS = 20

/** Without port and brackets, IPv4 as IPv4; null if invalid. */
function plain(text: string): string | null {
  const bare = text.trim().replace(/^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1$2')
  const address = bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(address) ? address.toLowerCase() : null
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
