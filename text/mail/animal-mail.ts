// The mail before something of an animal is due (H-04).
import { formatDate } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { type MailContent, paragraph, quiet } from './mail.ts'

export function animalDueMail({
  name,
  what,
  on,
  url,
}: {
  name: string
  what: string
  on: string
  url: string
}): MailContent {
  return {
    subject: `موعد ${isolate(name)}: ${what}`,
    preview: `${what} في ${formatDate(on)}.`,
    heading: `اقترب موعد ${isolate(name)}`,
    blocks: [
      paragraph(`${what}، ${formatDate(on)}. بعد أن يتم، افتح سجله واضغط «تمّت» لنذكّرك بالموعد الذي يليه.`),
      { kind: 'link', label: `افتح سجل ${isolate(name)}`, url },
      quiet('لا تريد هذه التذكيرات؟ أوقفها في صفحته تحت «اسمه وصورته ومواعيده».'),
    ],
  }
}
