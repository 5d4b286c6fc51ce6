import { isIPv6 } from 'node:net'

/** An IPv6 client owns 2^64 addresses, so a /64 counts as one. Other values are unchanged. */
export function networkOf(part: string): string {
  if (!isIPv6(part)) return part
  const [head = '', tail] = part.split('::')
  const first = groupsOf(head)
  const missing = tail === undefined ? 0 : 8 - first.length - groupsOf(tail).length
  const groups = [...first, ...Array<string>(missing).fill('0'), ...groupsOf(tail ?? '')]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** A trailing IPv4 address counts as two groups. */
function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
