// Advice on travelling, the same for all animals; null for fish, which travel in water (C-05).
import { KINDS, type Kind } from '#domain/chat/lexicon.ts'

export function travelCare(kind: Kind): readonly string[] | null {
  return KINDS[kind].family === 'fish' ? null : TRAVEL
}

const TRAVEL = [
  'في صندوق نقل أو حقيبة مهوّاة تثبّتها في السيارة، وتحته ما يعرف رائحته. لا يُترك طليقاً فيها.',
  'شغّل المكيف قبل أن تدخله، بعيداً عن هوائه المباشر، ولا تتركه في السيارة وحده ولو دقائق: حرّها يقتل.',
  'لا وجبة كبيرة قبل الطريق، وقدّم الماء عند كل توقف.',
]
