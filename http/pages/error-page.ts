// The page for when not even the error page of the app can be rendered.
import type { RefusalCode } from '#contract/refusals.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'

/** The sentences and the id are our own, so nothing here needs escaping. */
export function errorPage(code: RefusalCode, requestId: string): string {
  return [
    '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>أليف</title></head>',
    `<body><h1>أليف</h1><p>${REFUSAL_SENTENCES[code]}</p>`,
    `<p><a href="/">الصفحة الرئيسية</a></p><p><bdi dir="ltr">${requestId}</bdi></p></body></html>`,
  ].join('')
}
