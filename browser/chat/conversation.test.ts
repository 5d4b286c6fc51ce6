import { expect, test } from 'vitest'
import { chatText } from '#text/chat/widget.ts'
import {
  aboutOf,
  type ChatMessage,
  type Conversation,
  isUntouched,
  newConversation,
  readConversation,
  withAnswer,
  withFailure,
  withoutMessage,
  withQuestion,
  writeConversation,
} from './conversation.ts'

const now = new Date('2026-11-21T10:05:00Z')
const later = new Date('2026-11-21T10:05:30Z')
const muchLater = new Date('2026-11-21T11:00:00Z')
const about = {
  topics: ['price'],
  productIds: [7],
  earlierIds: [5],
  spokenIds: [7, 5],
  focusIds: [7],
  regionId: 6,
  at: '2026-11-21T10:05:00.000Z',
  subject: {
    kinds: ['cat'],
    goods: [],
    search: null,
    minPrice: null,
    maxPrice: '9.000',
    wish: null,
    part: null,
  },
}
const answer: ChatMessage = {
  id: 'a1',
  content: 'سعره 120.00 ر.ع.',
  isBot: true,
  timestamp: later.toISOString(),
  suggestions: ['وكم التوصيل؟'],
  products: [
    {
      id: 7,
      type: 'animal',
      nameArabic: 'قط شيرازي',
      price: '120.000',
      quantity: 1,
      stockLabel: 'low',
      world: 'cats',
      image: { url: '/media/7.webp', width: 800, height: 800, alt: '', variants: [] },
    },
  ],
}
const asked = withQuestion(newConversation(now), 'q1', 'كم سعره؟', now)
const again = (conversation: Conversation, at = later) =>
  readConversation(writeConversation(conversation), at)

test('A-BOT-05: a new conversation has the welcome and its questions only', () => {
  const { messages } = newConversation(now)
  expect(messages).toEqual([
    expect.objectContaining({ content: chatText.welcome, isBot: true, suggestions: chatText.starters }),
  ])
  expect(isUntouched(newConversation(now))).toBe(true)
  expect(isUntouched(asked)).toBe(false)
})

test('E-CHAT-01: stores and restores each message: id, content, isBot, timestamp, suggestions, products', () => {
  const answered = withAnswer(asked, 'q1', answer, about)
  expect(answered.messages.map(({ id }) => id)).toEqual(['welcome', 'q1', 'a1'])
  expect(answered.messages[1]).toEqual({
    id: 'q1',
    content: 'كم سعره؟',
    isBot: false,
    timestamp: now.toISOString(),
  })
  expect(again(answered)).toEqual(answered)
})

test('drops an answer to a cleared conversation; a repeated question moves to the end', () => {
  const cleared = newConversation(later)
  expect(withAnswer(cleared, 'q1', answer, about)).toBe(cleared)
  const failed = withQuestion(withFailure(asked, 'q1', 'انقطع الاتصال.'), 'q2', 'وأين أنتم؟', later)
  expect(failed.messages[1]).toMatchObject({ failure: 'انقطع الاتصال.' })
  const repeated = withQuestion(withoutMessage(failed, 'q1'), 'q3', 'كم سعره؟', later)
  expect(repeated.messages.map(({ id }) => id)).toEqual(['welcome', 'q2', 'q3'])
  expect(withAnswer(failed, 'q1', answer, about).messages[1]).not.toHaveProperty('failure')
})

test('a question in flight in another tab counts as lost after a while and can be sent again', () => {
  expect(again(asked).messages[1]).toMatchObject({ sending: true })
  const lost = again(asked, muchLater).messages[1]
  expect(lost).toMatchObject({ failure: chatText.interrupted })
  expect(lost).not.toHaveProperty('sending')
})

test('stores the latest sixty messages', () => {
  let conversation = newConversation(now)
  for (let turn = 0; turn < 70; turn++) conversation = withQuestion(conversation, `q${turn}`, `${turn}`, now)
  expect(conversation.messages).toHaveLength(60)
  expect(conversation.messages.at(-1)?.id).toBe('q69')
})

test.each([
  null,
  '',
  '{',
  '[]',
  '"x"',
  '{"version":2,"messages":[]}',
  '{"version":1}',
  '{"version":1,"messages":[7,{}]}',
])('invalid storage gives a new conversation: %s', (stored) => {
  expect(readConversation(stored, now)).toEqual(newConversation(now))
})

test('C-01, C-03: an ill animal, its facts and the basket are remembered over a reload', () => {
  const illness = { signs: ['not-eating'], urgency: 'today' as const, kind: 'rabbit' }
  const answerAbout = { ...about, illness, told: 'months:5', wished: ['female'], basketIds: [7, 7] }
  expect(again(withAnswer(asked, 'q1', answer, answerAbout)).about).toEqual(answerAbout)
})

test('keeps only the valid parts of altered storage: no script, no foreign picture, no wrong number', () => {
  const stored = JSON.stringify({
    version: 1,
    owner: 7,
    about: { topics: ['price', 8, 'x'.repeat(99)], productIds: ['1', -1, 4], earlierIds: ['2'] },
    messages: [
      { id: 'a', content: 'أهلاً', isBot: true, timestamp: 'gestern' },
      { ...answer, id: 'b', suggestions: [1, 'نعم'], products: [{ ...answer.products?.[0], price: '1' }] },
      { ...answer, id: 'c', products: [{ ...answer.products?.[0], image: { url: 'javascript:alert(1)' } }] },
      { ...answer, id: 'd', content: 'ا'.repeat(9000) },
    ],
  })
  const { owner, about, messages } = readConversation(stored, now)
  expect(owner).toBe('')
  expect(about).toEqual({ topics: ['price'], productIds: [4] })
  expect(messages.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  expect(messages[0]).toMatchObject({ suggestions: ['نعم'] })
  expect(messages[0]).not.toHaveProperty('products')
  expect(messages[1]).not.toHaveProperty('products')
  expect(messages[2]?.content).toHaveLength(4000)
})

test('A-BOT-07: «كم سعره؟» refers to the current page until an answer shows another product', () => {
  const page = { productId: 9, since: 'welcome' }
  expect(aboutOf(newConversation(now), null)).toBeUndefined()
  expect(aboutOf(newConversation(now), page)).toEqual({ topics: [], productIds: [9] })
  const answered = withAnswer(asked, 'q1', answer, about)
  expect(aboutOf(answered, page)).toEqual(about)
  expect(aboutOf(answered, { productId: 9, since: 'a1' })).toEqual({ topics: ['price'], productIds: [9] })
  // That last message is no longer stored, so every answer counts as later.
  expect(aboutOf(answered, { productId: 9, since: 'gone' })).toEqual(about)
})
