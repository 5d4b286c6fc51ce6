// The mail with the care plan (H-09), once the animal has come to its owner.
import type { CarePlan } from '#contract/care-plan.ts'
import { CARE_PART_TITLES, carePlanText, sourceLine } from '#text/care/care-plan.ts'
import { formatDate } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { fact, factsBlock, greeting, type MailContent, messageBlock, paragraph, quiet } from './mail.ts'

/** Goes out once, when the animal has come to its owner. */
export function carePlanMail(plan: CarePlan, firstName: string, url: string): MailContent {
  const { name, text, due } = plan
  const [first, food] = [CARE_PART_TITLES.firstdays, CARE_PART_TITLES.food].map((title) =>
    text?.sections.find((section) => section.title === title),
  )
  const steps = text?.calendar.filter(({ doneOn }) => doneOn === null) ?? []
  return {
    subject: carePlanText.title(name),
    preview: 'الأيام الأولى والطعام والمواعيد، في مكان واحد.',
    heading: `${greeting(firstName)}، هذه خطة العناية بـ${isolate(name)}`,
    blocks: [
      !text && paragraph(carePlanText.noText),
      ...[first, food].map((section) => section && messageBlock(section.title, listed(section.lines))),
      due.length > 0 && factsBlock(...due.map(({ what, on }) => fact(what, formatDate(on)))),
      messageBlock(
        carePlanText.calendar,
        listed(
          steps.map(({ what, when, from }) =>
            [`${what}: ${when}`, from && carePlanText.from(from)].filter(Boolean).join('، '),
          ),
        ),
      ),
      paragraph(carePlanText.seeVet),
      { kind: 'link', label: 'الخطة كاملة', url },
      quiet(carePlanText.vetDecides),
      text && quiet(sourceLine(text)),
    ],
  }
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `• ${line}`).join('\n')
}
