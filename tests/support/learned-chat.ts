// Imported by tests that ask the chatbot. `npm test` names what the build has learned; without it, it is learned once in each worker.
import { pathToFileURL } from 'node:url'
import { prepareChat } from '#server/chat/prepare-chat.ts'

const { CHAT_MODEL } = process.env

prepareChat(CHAT_MODEL ? pathToFileURL(CHAT_MODEL) : undefined)
