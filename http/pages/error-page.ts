// The page for when not even the error page of the app can be rendered.
import { errorText } from '#text/shell.ts'

/** The sentence and the id are our own, so nothing here needs escaping. */
export function errorPage(sentence: string, requestId: string): string {
  const { title, toHome } = errorText.bare
  return [
    '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body><h1>${title}</h1><p>${sentence}</p>`,
    `<p><a href="/">${toHome}</a></p><p><bdi dir="ltr">${requestId}</bdi></p></body></html>`,
  ].join('')
}
