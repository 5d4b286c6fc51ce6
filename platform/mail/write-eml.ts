// A mail as a file that people and simple programs can read: plain 8-bit text, so that no encoding breaks a
// link. Mails over SMTP are written by the mail library instead.
import type { Mail } from './mail.ts'

export function writeEml(mail: Mail, { messageId, date }: { messageId: string; date: Date }): string {
  const boundary = `=_${messageId.replace(/\W/g, '')}`
  return [
    `From: ${encodeWord(mail.from.name)} <${mail.from.address}>`,
    `To: ${oneLine(mail.to)}`,
    ...(mail.replyTo ? [`Reply-To: ${oneLine(mail.replyTo)}`] : []),
    `Subject: ${encodeWord(mail.subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId}`,
    ...Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    mail.text,
    `--${boundary}`,
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(mail.html),
    ...(mail.calendar
      ? [
          `--${boundary}`,
          `Content-Type: text/calendar; charset=utf-8; method=${mail.calendar.method}`,
          'Content-Disposition: attachment; filename=calendar.ics',
          'Content-Transfer-Encoding: base64',
          '',
          ...base64Lines(mail.calendar.file),
        ]
      : []),
    `--${boundary}--`,
    '',
  ]
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
}

function base64Lines(text: string): string[] {
  return (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  )
}

function oneLine(address: string): string {
  return address.replace(/[\r\n]+/g, ' ')
}

/** RFC 2047, in words of at most 75 characters that never cut a letter. Line breaks cannot get through. */
function encodeWord(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/[<>@,;:"()[\]\\=?]/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > 45) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  words.push(word)
  return words.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\n ')
}
