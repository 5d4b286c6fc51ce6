import { ApiError, sentenceOf } from '#app/api-client.ts'

/** What failed, and why where the shop knows it: «حدث خطأ أثناء إضافة المنتج. هذا المنتج غير متوفر حالياً.» */
export function failureText(what: string, error: unknown): string {
  const unexplained = error instanceof ApiError && (error.problem === null || error.status === 500)
  return unexplained ? what : `${what}. ${sentenceOf(error)}`
}
