// Trains the chatbot's classifier and writes it beside the server's bundle. Part of the build, because it takes
// seconds.
import { writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { learnModel } from '#domain/chat/topic-model.ts'
import { PRECISE_ANSWERS } from '#text/chat/answers/all.ts'

const FILE = new URL('../build/server/chat-model.bin', import.meta.url)

writeFileSync(FILE, serialize(learnModel(PRECISE_ANSWERS)))
