import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import type { SetUpSwitch, ShopSetUp } from '#contract/debug.ts'
import { debugText, SWITCH_NAMES } from '#text/debug.ts'
import { formatNumber } from '#text/format-number.ts'
import { diagnosticsQuery } from './diagnostics-query.ts'
import { Asked, DebugFact, DebugFacts, DebugPanel, LatinFact, StateBadge } from './panel.tsx'

export const setUpQuery = queryOf('GET /api/debug/environment')

/** The shop's start-up configuration; visible to everybody if debug routes are enabled. */
export function EnvironmentPanel() {
  return <Environment query={useQuery(setUpQuery)} />
}

/** The same for administrators, with or without debug routes. */
export function SetUpPanel() {
  return <Environment query={useQuery({ ...diagnosticsQuery, select: ({ setUp }) => setUp })} />
}

function Environment({ query }: Pick<ComponentProps<typeof Asked<ShopSetUp>>, 'query'>) {
  return (
    <DebugPanel title={debugText.environment.title} lead={debugText.environment.noSecrets}>
      <Asked query={query}>{(setUp) => <SetUpFacts setUp={setUp} />}</Asked>
    </DebugPanel>
  )
}

function SetUpFacts({ setUp }: { setUp: ShopSetUp }) {
  const text = debugText.environment
  return (
    <DebugFacts>
      <DebugFact name={text.mode}>{text.modes[setUp.mode]}</DebugFact>
      <LatinFact name={text.version}>{setUp.version}</LatinFact>
      <LatinFact name={<bdi dir="ltr">Node.js</bdi>}>{setUp.node}</LatinFact>
      <LatinFact name={text.address}>{setUp.baseUrl}</LatinFact>
      <DebugFact name={text.processes}>{formatNumber(setUp.processes)}</DebugFact>
      {(Object.keys(SWITCH_NAMES) as SetUpSwitch[]).map((name) => (
        <DebugFact key={name} name={SWITCH_NAMES[name]} note={<bdi dir="ltr">{name}</bdi>}>
          <StateBadge state={setUp.switches[name] ? 'on' : 'off'} />
        </DebugFact>
      ))}
    </DebugFacts>
  )
}

/** The properties of this browser that matter to the shop. */
export function BrowserPanel() {
  const [browser] = useState(readBrowser)
  const text = debugText.browser
  return (
    <DebugPanel title={text.title}>
      <DebugFacts>
        <LatinFact name={text.origin}>{browser.origin}</LatinFact>
        <LatinFact name={text.language}>{browser.language}</LatinFact>
        <LatinFact name={text.zone}>{browser.zone}</LatinFact>
        <DebugFact name={text.online}>{browser.online ? text.onlineYes : text.onlineNo}</DebugFact>
        <DebugFact name={text.cookies}>{browser.cookies ? debugText.yes : debugText.no}</DebugFact>
        <LatinFact name={text.size}>{browser.size}</LatinFact>
        <DebugFact name={text.theme}>{text.themes[browser.theme]}</DebugFact>
        <DebugFact name={text.worker}>{browser.worker ? text.workerOn : text.workerOff}</DebugFact>
      </DebugFacts>
    </DebugPanel>
  )
}

function readBrowser() {
  return {
    origin: location.origin,
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: navigator.onLine,
    cookies: navigator.cookieEnabled,
    size: `${innerWidth} × ${innerHeight}`,
    theme: document.documentElement.dataset.theme === 'dark' ? ('dark' as const) : ('light' as const),
    worker: Boolean(navigator.serviceWorker?.controller),
  }
}
