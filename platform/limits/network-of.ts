import { isIPv6 } from 'node:net'

/** Whoever has one address of IPv6 has 2^64 of them: they count as one. What is no such address stays as it is. */
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

/** An IPv4 address at the end stands for two of them. */
function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
