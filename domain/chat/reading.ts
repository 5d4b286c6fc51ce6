import type { IllnessTold } from './read-illness.ts'
import type { HeardMessage } from './read-message.ts'
import type { Names } from './read-named.ts'
import type { Question } from './read-question.ts'

/** A message read in every respect but what it is about. */
export type Reading = { heard: HeardMessage; names: Names; question: Question; illness: IllnessTold }
