// The browser of the journeys: the system's own; the headless shell, if installed, starts each context in half the time.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const HOW_TO_GET_CHROMIUM =
  'No Chromium was found. Install it ("apt-get install chromium-headless-shell", "brew install chromium" …), ' +
  'or name one in CHROMIUM_PATH.'

/**
 * A full Chromium also loads the address bar's suggestions for each window, which costs a second of processor time. Chromium reads
 * only the last `--disable-features`, so Playwright's own list is repeated here.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** For a browser that talks to this machine only and runs as any user, in a container too. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that is allowed to be used and shows a test picture.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin')
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...places, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) =>
    existsSync(file),
  )
}
