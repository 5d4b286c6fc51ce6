import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8, 'ipv4')
trusted.addSubnet('::1', 128, 'ipv6')

describe('the client address (Z-07)', () => {
  it.each([
    // No trusted proxy: what the client claims never wins.
    ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['192.0.2.1', undefined, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['2001:DB8::1', '10.0.0.1', '2001:db8::1'],
    // Each trusted proxy reports the address before it, and no further.
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2 , 10.0.0.3', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['::1', '[2001:db8::7]:4711', '2001:db8::7'],
    // An invalid entry ends the chain at the last valid one.
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9, <script>', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', `${'203.0.113.9,'.repeat(5000)}10.0.0.2`, '203.0.113.9'],
    [undefined, '203.0.113.9', 'unknown'],
  ])('is found for a socket at %s', (socket, forwarded, expected) => {
    expect(clientAddress(socket, forwarded, trusted)).toBe(expected)
  })
})
