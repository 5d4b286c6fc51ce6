import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { EMERGENCIES, type Emergency, HARMLESS } from '#tests/fixtures/emergencies.ts'
import { createTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { answerChat } from './answer-chat.ts'
import '#tests/support/learned-chat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const linesOf = (text: string) => text.trim().split('\n')

async function lastAnswer(conversation: string): Promise<ChatAnswer> {
  let answer: ChatAnswer | undefined
  for (const message of conversation.split(' > '))
    answer = await answerChat(
      shop.context,
      null,
      { message, ...(answer && { about: answer.about }) },
      async () => false,
    )
  if (!answer) throw new Error('nothing was said')
  return answer
}

/** What is missing in the answer, if anything. */
function faultOf({ content, about }: ChatAnswer, { urgency, says, never }: Emergency): string | null {
  const isPerson = urgency === 'person'
  if (!isPerson && !/عيادة بيطرية|طبيب بيطري|الطبيب البيطري|طبيباً بيطرياً/.test(content)) return 'no vet'
  if (!says.test(content)) return 'not the first aid'
  if (never?.test(content)) return 'harmful first aid'
  const urgent = about.illness?.urgency
  if (urgency === 'now' && urgent !== 'now') return `${urgent}, not now`
  return urgency === 'today' && urgent !== 'now' && urgent !== 'today' ? `${urgent}, not today` : null
}

async function faultsIn(emergency: Emergency, half: 0 | 1): Promise<string[]> {
  const faults: string[] = []
  for (const told of linesOf(emergency.told).filter((_, at) => at % 2 === half)) {
    const fault = faultOf(await lastAnswer(told), emergency)
    if (fault) faults.push(`${told}: ${fault}`)
  }
  return faults
}

it.each(EMERGENCIES)(
  'C-01: an emergency is answered with the vet and its first aid: $of',
  async (emergency) => {
    expect(await faultsIn(emergency, 0)).toEqual([])
  },
)

it('C-01: 9 of 10 emergencies are known in wordings that no rule was written for', async () => {
  const faults = (await Promise.all(EMERGENCIES.map((each) => faultsIn(each, 1)))).flat()
  const wordings = EMERGENCIES.flatMap(({ told }) => linesOf(told).filter((_, at) => at % 2 === 1))
  expect(faults.length, faults.join('\n')).toBeLessThan(wordings.length / 10)
})

it.each([
  ['أرنبي ما ياكل من امس', 'طيب والقش تبعكم بكم؟ بلكي ياكل منه'],
  ['قطي ما يبول من أمس', 'كم التوصيل لصحار؟'],
  ['الكناري ينزف', 'عندكم قفص كبير؟'],
])('C-01: whatever else is asked meanwhile, the vet is not forgotten: %s > %s', async (ill, asks) => {
  const { content } = await lastAnswer(`${ill} > ${asks}`)
  expect(content).toMatch(/لا تنتظر: الطبيب البيطري الآن[\s\S]*طوارئ بيطرية/)
})

it.each(['القطوه صار لها شي غريب في رقبتها', 'انقلب حال أرنبي', 'my bird did something odd with its wing'])(
  'C-01: a report that is not understood leads to a vet, and to no promise: %s',
  async (told) => {
    const { content } = await lastAnswer(told)
    expect(content).toMatch(/الطبيب البيطري/)
    expect(content).not.toMatch(/لست متأكداً|وصل سؤالك/)
  },
)

it('C-01: raises no alarm where nothing is ill', async () => {
  const alarmed: string[] = []
  for (const asks of linesOf(HARMLESS)) {
    const { about } = await lastAnswer(asks)
    if (about.illness || about.topics[0] === 'vet') alarmed.push(asks)
  }
  expect(alarmed).toEqual([])
})

it('C-01: first aid names a source only where it has been compared with one', async () => {
  const prolapsed = await lastAnswer('القط طالع لحم احمر من دبره')
  expect(prolapsed.content).toContain('لا تدفعه إلى الداخل')
  expect(prolapsed.content).not.toContain('المصدر')
  expect((await lastAnswer('القط من أمس ما يبول')).content).toContain('المصدر: International Cat Care')
})

it('C-01: a rabbit that stopped eating is never told to wait', async () => {
  for (const asks of ['ينفع انتظر لبكرة', 'ياكل جزر بس من زمان', 'شو اعطيه', 'اول مرة يصير له كذا'])
    expect((await lastAnswer(`أرنبي عايش على الخبز وما ياكل > ${asks}`)).content).toMatch(/لا تنتظر|الآن/)
})
