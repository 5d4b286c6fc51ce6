// Understands a message (A-BOT-07): its topics by the classifier, its names by the lexicon, the rest from the
// previous answer (C-03). Pure, bounded, and the same for every spelling that folds alike.
import { subjectAfter } from './carry-subject.ts'
import { placesMeant } from './find-places.ts'
import { wordsSaid } from './read-content.ts'
import { ailingAfter, readIllness } from './read-illness.ts'
import { readMessage } from './read-message.ts'
import { readNamed } from './read-named.ts'
import { isGuessed, partAsked, partBefore } from './read-part.ts'
import { readQuestion } from './read-question.ts'
import { readTopics } from './read-topics.ts'
import { wishesIn } from './read-wishes.ts'
import { type About, NOTHING_SAID, type Understanding } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

export function understand(said: string, vocabulary: Vocabulary, about: About = NOTHING_SAID): Understanding {
  const heard = readMessage(said, vocabulary, about)
  const names = readNamed(heard)
  const question = readQuestion(heard, names)
  const illness = readIllness(heard, names)
  const reading = { heard, names, question, illness }
  const asked = readTopics(reading)
  const named = partAsked(reading, asked.topics)
  const part = named ?? partBefore(reading, asked.topics)
  return {
    ...subjectAfter(reading, asked.topics),
    ...(asked.topics[0] === 'delivery'
      ? placesMeant(heard.places, heard.words, about.regionId)
      : heard.places),
    ...names.items,
    ...question.asked,
    ...asked,
    ...ailingAfter(heard, names, illness, asked.topics),
    ...wishesIn(reading, asked.topics, named),
    ...wordsSaid(reading),
    part,
    isPartGuessed: isGuessed(part, reading, asked.topics),
    orderNumber: heard.orderNumber,
  }
}
