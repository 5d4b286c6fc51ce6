/** True for loopback hosts: traffic to them never leaves the machine. */
export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host)
}
