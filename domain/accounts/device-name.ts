// Parses browser and system from a User-Agent, for the list of devices (T-03). Null for anything unknown.

/** The first match counts, because most browsers also name those they derive from. */
const BROWSERS = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/.*\bSafari\//],
] as const

const SYSTEMS = [
  ['android', /\bAndroid\b/],
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
] as const

export type BrowserName = (typeof BROWSERS)[number][0]
export type SystemName = (typeof SYSTEMS)[number][0]
export const BROWSER_NAMES = BROWSERS.map(([name]) => name) as [BrowserName, ...BrowserName[]]
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name) as [SystemName, ...SystemName[]]

export function deviceName(userAgent: string): { browser: BrowserName | null; system: SystemName | null } {
  return { browser: firstIn(BROWSERS, userAgent), system: firstIn(SYSTEMS, userAgent) }
}

function firstIn<Name extends string>(
  table: readonly (readonly [Name, RegExp])[],
  userAgent: string,
): Name | null {
  return table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
