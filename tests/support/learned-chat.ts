// Imported by tests that read messages: what the chatbot knows is learned once in each worker.
import { prepareChat } from '#server/chat/prepare-chat.ts'

prepareChat()
