import { debugText } from '#text/debug.ts'
import { Fact, Facts, LatinFact, Panel, PanelSkeleton } from './panel.tsx'
import { useBrowser } from './use-browser.ts'

/** What this browser is to the shop. */
export function BrowserPanel() {
  const browser = useBrowser(readBrowser)
  const text = debugText.browser
  return (
    <Panel title={text.title}>
      {browser ? (
        <Facts>
          <LatinFact name={text.origin}>{browser.origin}</LatinFact>
          <LatinFact name={text.language}>{browser.language}</LatinFact>
          <LatinFact name={text.zone}>{browser.zone}</LatinFact>
          <Fact name={text.online}>{browser.online ? text.onlineYes : text.onlineNo}</Fact>
          <Fact name={text.cookies}>{browser.cookies ? debugText.yes : debugText.no}</Fact>
          <LatinFact name={text.size}>{browser.size}</LatinFact>
          <Fact name={text.theme}>{text.themes[browser.theme]}</Fact>
          <Fact name={text.worker}>{browser.worker ? text.workerOn : text.workerOff}</Fact>
        </Facts>
      ) : (
        <PanelSkeleton rows={8} />
      )}
    </Panel>
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
