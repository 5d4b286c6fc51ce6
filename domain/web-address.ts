// the shop's accounts elsewhere are links that lead somewhere: https, to a host with a name.

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  return protocol === 'https:' && HOST.test(hostname) && username === '' && password === '' && port === ''
}
