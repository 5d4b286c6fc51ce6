// Learns the chatbot's topics before the shop serves anybody: learning occupies the processor for a moment, and on the first question it
// would block all other requests.
import { topicModel } from '#domain/chat/topic-model.ts'

export function prepareChat(): void {
  topicModel()
}
