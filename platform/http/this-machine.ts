/** What is sent to this host name of an address leaves the machine by no wire. */
export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host)
}
