import { Fact, Facts, Panel, PanelSkeleton } from '#office/debug/panel.tsx'
import { useBrowser } from '#office/debug/use-browser.ts'
import { debugText } from '#text/debug.ts'

/** What this browser is to the shop. */
export function BrowserPanel() {
  const browser = useBrowser(readBrowser)
  const text = debugText.browser
  return (
    <Panel title={text.title}>
      {browser ? (
        <Facts>
          <Fact name={text.origin} latin>
            {browser.origin}
          </Fact>
          <Fact name={text.language} latin>
            {browser.language}
          </Fact>
          <Fact name={text.zone} latin>
            {browser.zone}
          </Fact>
          <Fact name={text.online}>{browser.online ? text.onlineYes : text.onlineNo}</Fact>
          <Fact name={text.cookies}>{browser.cookies ? debugText.yes : debugText.no}</Fact>
          <Fact name={text.size} latin>
            {browser.size}
          </Fact>
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
