// Loads the classifier that was trained at build time. When run from sources, it is trained before the first
// answer.
import { existsSync, readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { type LearnedModel, learnModel, setTopicModel } from '#domain/chat/topic-model.ts'
import { PRECISE_ANSWERS } from '#text/chat/answers/all.ts'

let isPrepared = false

/** @param file written by scripts/learn-chat.ts */
export function prepareChat(file?: URL): void {
  if (isPrepared) return
  const isLearned = file !== undefined && existsSync(file)
  setTopicModel(isLearned ? (deserialize(readFileSync(file)) as LearnedModel) : learnModel(PRECISE_ANSWERS))
  isPrepared = true
}
