// Animals and people's health: general facts, and a doctor for everything else (C-05).
import type { ChatFamily } from '#domain/chat/lexicon.ts'

/** Advice that differs by family; other families get the general lines. */
const OF_FAMILY: Partial<Record<ChatFamily, string>> = {
  cats: 'القطة لا تُبعد عن بيت فيه حامل: الخطر في فضلاتها، إذ قد تنقل داء المقوّسات. فليُنظّف صندوق الرمل غيرُ الحامل كل يوم، أو بقفازين ثم غسل اليدين.',
  birds: 'غبار الريش والفضلات قد يهيّج الربو وينقل عدوى نادرة إلى الرئة: نظّف القفص في مكان مهوّى واغسل يديك.',
  small: 'اغسل يديك بعد اللمس. والسلاحف لا تناسب بيتاً فيه طفل دون الخامسة أو حامل، فقد تنقل السالمونيلا.',
}

const ALLERGY =
  'من عنده حساسية أو ربو فليجلس مع حيوان من نوعه مرات قبل أن يقتنيه، ويسأل طبيبه. ولا سلالة بلا حساسية تماماً.'
const HYGIENE = 'اغسل اليدين بعد اللمس والتنظيف، ولا يُترك رضيع وحده مع أي حيوان.'

export const PEOPLE_SOURCE = 'CDC Healthy Pets. وعن صحتك أنت طبيبك أعلم'

/** @param about null for both */
export function peopleCare(
  family: ChatFamily | null,
  about: 'allergy' | 'pregnancy' | null,
): readonly string[] {
  const infection = about === 'allergy' ? null : family && OF_FAMILY[family]
  return [about !== 'pregnancy' && ALLERGY, infection, HYGIENE].filter((line) => typeof line === 'string')
}
