import { expect, it } from 'vitest'
import { questionsIn } from './split-questions.ts'

it.each([
  ['بكم القط السيامي وهل هو مطعم ويوصل صحار؟', ['بكم القط السيامي', 'وهل هو مطعم', 'ويوصل صحار؟']],
  ['ممكن أشوفه قبل ما أدفع ووين المكان', ['ممكن أشوفه قبل ما أدفع', 'ووين المكان']],
  ['is he vaccinated and can i see him first?', ['is he vaccinated', 'can i see him first?']],
  ['kam se3er el arnab w hal yusal masqat', ['kam se3er el arnab', 'hal yusal masqat']],
])('A-BOT-07: each question of a message begins at its question word: %s', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions)
})

it.each([
  'ولدي يبغى طير وما عندي خبرة، الكوكتيل يناسبه؟',
  'any kittens? ours is an elderly cat',
  'القفص يكفيهم وكم سعره؟',
  'توصلون صحم؟ ومتى',
  'من وين أستلمه ومن وين أدفع',
])('A-BOT-07: a story, a price and a bare word stay with their question: %s', (message) => {
  expect(questionsIn(message)).toHaveLength(1)
})
