// Learns the chatbot's topics and precise questions before the shop serves anybody: learning occupies the processor for a moment, and
// on the first message it would block all other requests.
import { topicModel } from '#domain/chat/topic-model.ts'
import { PRECISE_ANSWERS } from '#text/chat/answers/all.ts'

export function prepareChat(): void {
  topicModel(PRECISE_ANSWERS)
}
