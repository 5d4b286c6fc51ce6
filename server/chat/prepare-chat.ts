// Learns the chatbot's topics before anybody is served: learning takes all of a processor for a moment, and whoever asked
// first would make all others wait.
import { topicModel } from '#domain/chat/topic-model.ts'

export function prepareChat(): void {
  topicModel()
}
