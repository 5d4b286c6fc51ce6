// The HTML of every office page, as the server sends it. It has no private data: pages load their data from
// /api/admin, which checks each call. It outlines the frame, to avoid layout shifts when the office renders.
import { HINT_SCRIPT } from '#browser/session/hint-script.ts'
import { DATA_ID, type PageData, ROOT_ID } from '#office/shell/page-data.ts'
import { DEMO_NOTICE } from '#text/demo.ts'

export type OfficeDocument = {
  /** Modules that start the office. */
  scripts: readonly string[]
  /** Their imports and those of the opened page, for preloading. */
  preload: readonly string[]
  style: string
  fonts: readonly string[]
  outline: keyof typeof OUTLINES
  data: PageData
}

/** The inline scripts, whose hashes are in the page's Content-Security-Policy. */
export const INLINE_SCRIPTS: readonly string[] = [HINT_SCRIPT]

export function officeDocument({ scripts, preload, style, fonts, outline, data }: OfficeDocument): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${HINT_SCRIPT}</script>
<link rel="stylesheet" href="${style}">
${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`).join('\n')}
${preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1b1c" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
</head>
<body>
<div id="${ROOT_ID}">${data.store.isDemo ? DEMO_STRIP : ''}${OUTLINES[outline]}</div>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

const DEMO_STRIP = `<aside class="border-b-2 border-warn bg-warn-soft text-warn"><p class="page flex min-h-11 items-center justify-center py-1.5 text-center text-md font-semibold">${DEMO_NOTICE}</p></aside>`

const OUTLINES = {
  sections:
    '<div class="flex min-h-dvh"><div class="hidden w-66 shrink-0 border-e border-line bg-surface xl:block"></div><div class="flex-1"><div class="h-16 border-b border-line bg-surface xl:hidden"></div></div></div>',
  plain: '<div class="h-16 border-b border-line bg-surface"></div>',
}
