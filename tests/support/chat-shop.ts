// A shop with the demo catalogue whose chatbot is asked.
import { sql } from 'drizzle-orm'
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import type { Customer } from '#server/access/current-user.ts'
import { answerChat } from '#server/chat/answer-chat.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { createDemoShop } from './demo-shop.ts'
import './learned-chat.ts'

export async function createChatShop() {
  const shop = await createDemoShop()

  function ask(message: string, about?: ChatRequest['about'], viewer: Customer | null = null) {
    return answerChat(shop.context, viewer, { message, ...(about && { about }) }, async () => true)
  }

  /** Each message with the answer before it. */
  async function talk(...messages: string[]): Promise<ChatAnswer[]> {
    const answers: ChatAnswer[] = []
    for (const message of messages) answers.push(await ask(message, answers.at(-1)?.about))
    return answers
  }

  function set(assignments: string) {
    return shop.pool.query(`UPDATE settings SET ${assignments}`)
  }

  async function categoryId(world: string): Promise<number> {
    const [row] = await shop.db.select().from(categories).where(sql`world = ${world}`).limit(1)
    return row?.id ?? 0
  }

  return { shop, ask, talk, set, categoryId }
}

export function namesOf({ products = [] }: ChatAnswer): string[] {
  return products.map(({ nameArabic }) => nameArabic)
}
