import { useState } from 'react'
import { debugText } from '#text/debug.ts'
import { DebugFact, DebugFacts, DebugPanel, LatinFact } from './panel.tsx'

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
