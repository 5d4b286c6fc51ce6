// /dev/mailbox: the mails of a shop without a mail server, in development only (api.md, Accounts).
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopEnv } from '#http/shop-env.ts'
import { listOutbox, type OutboxMail, readOutboxMail } from '#platform/mail/read-outbox.ts'

/** A mail brings its own styles; nothing in it may run or load, and it has no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'"

export function devMailbox(app: Hono<ShopEnv>, dataDir: string): void {
  app.use('/dev/mailbox/*', async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.get('/dev/mailbox', async (c) => c.html(page('صندوق البريد', list(await listOutbox(dataDir)))))
  app.get('/dev/mailbox/:name', async (c) => {
    const mail = await readOutboxMail(dataDir, c.req.param('name'))
    return mail ? c.html(page(mail.subject, letter(mail))) : c.notFound()
  })
  app.get('/dev/mailbox/:name/html', async (c) => {
    const mail = await readOutboxMail(dataDir, c.req.param('name'))
    return mail ? c.html(mail.html, 200, { 'Content-Security-Policy': MAIL_POLICY }) : c.notFound()
  })
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><h1>${title}</h1>${body}</body>
</html>`
}

function list(mails: readonly OutboxMail[]) {
  if (mails.length === 0) return html`<p>لا رسائل بعد.</p>`
  return html`<ul>${mails.map(
    (mail) =>
      html`<li><a href="/dev/mailbox/${mail.name}">${mail.subject}</a> — <bdi dir="ltr">${mail.to}</bdi></li>`,
  )}</ul>`
}

function letter(mail: OutboxMail) {
  return html`<p><a href="/dev/mailbox">كل الرسائل</a> · <a href="/dev/mailbox/${mail.name}/html">عرض الرسالة كاملة</a></p>
<p><bdi dir="ltr">${mail.to}</bdi></p>
<div>${linesOf(mail.text)}</div>`
}

/** The shop's links can be followed; all else is text. */
function linesOf(text: string) {
  return text
    .split('\n')
    .map((line) =>
      /^https?:\/\/\S+$/.test(line)
        ? html`<a href="${line}" dir="ltr">${breakable(line)}</a><br>`
        : html`<span>${line}</span><br>`,
    )
}

/** The page has no styles, and the token of an activation link is wider than a phone. */
function breakable(link: string) {
  return (link.match(/.{1,24}/g) ?? []).map((piece) => html`${piece}<wbr>`)
}
