// What a browser says of itself, in the names that people know (T-03). Nothing is guessed: what is not recognised is null.

/** The first that is named counts: most browsers name those that they descend from too. */
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
