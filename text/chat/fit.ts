// Whether goods suit an animal: the words of their page and the animal's needs (C-04, C-05).
import { isolate } from '#text/format-text.ts'

export const fitText = {
  yes: (name: string, why: string) => `نعم، ${isolate(name)}: ${why}`,
  no: (name: string, why: string) => `لا، ${isolate(name)}: ${why}`,
  unsaid: (name: string, facts: string) => `${isolate(name)}: ${facts || 'لا تذكر صفحته ذلك.'}`,
  notOfPeople: 'لا، ليس ما صُنع للناس.',
  /** The page does not say. */
  open: (name: string, facts: string) =>
    `${isolate(name)}: لا تقول صفحته ذلك صراحة. ${facts && `المكتوب فيها: ${facts}`}`,
  /** Names the measure of the goods and the required one. */
  measured: (has: string, needs: string) => `المكتوب في صفحته ${has}، والمطلوب ${needs} أو أكثر`,
  upTo: (most: string, asked: string) => `في صفحته: ${most}، وسؤالك عن ${asked}`,
  tank: (litres: number, needs: number) => `${litres} لتراً، والمطلوب ${needs} لتراً أو أكثر`,
  height: (has: number, needs: number) => `ارتفاعه ${has} سم، والمطلوب ${needs} سم أو أكثر`,
  tankIsEnough: 'نعم، يكفي:',
  tankIsSmall: 'لا، لا يكفي:',
  water: {
    cold: (told: number, needed: string) =>
      `${told} درجة أبرد مما يحتاج: ${needed} ارفعها بسخان بالتدريج، درجة كل بضع ساعات.`,
    warm: (told: number, needed: string) =>
      `${told} درجة أدفأ مما يحتاج: ${needed} برّدها بالتدريج، ولا ثلج دفعة واحدة.`,
    right: (told: number, needed: string) => `${told} درجة تناسبه: ${needed}`,
  },
  against: (name: string) => `لا يُنصح به: صفحة ${isolate(name)} لا تنصح به مع الحيوانات الأخرى.`,
  pair: (names: readonly string[], verdict: string) => `${names.map(isolate).join(' و')}: ${verdict}`,
  otherAnimals: (animal: string) => `صفحته لا تذكر أنه يناسب ${animal}`,
  tooLittle: (why: string) => `لا يكفيه: ${why}`,
} as const
