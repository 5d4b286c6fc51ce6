import type { IllnessTold } from './read-illness.ts'
import type { HeardMessage } from './read-message.ts'
import type { Names } from './read-named.ts'
import type { Question } from './read-question.ts'
import type { NamedItems, QuestionAsked } from './understanding.ts'

/** A message read in every respect but what it is about. */
export type Reading = { heard: HeardMessage; names: Names; question: Question; illness: IllnessTold }

/** What its topics are chosen by, where nobody is ill. */
export type Told = HeardMessage &
  Pick<Names, 'named' | 'request'> &
  Pick<NamedItems, 'pick'> &
  Pick<Question, 'isTogether' | 'isForOthers'> &
  Pick<QuestionAsked, 'isAmong' | 'isSum' | 'isCompared'> & {
    /** Families are refused, and the others are meant. */
    isRefused: boolean
  }
