// Steps of first aid shared by several signs (C-01).
import type { ChatFamily } from '#domain/chat/lexicon.ts'

type Aid = {
  may?: string
  steps: readonly string[]
  /** If other than the sources of the family; null if it has been compared with none, and none is named. */
  source?: string | null
}

/** `else` is for families without an entry. */
export type AidByFamily = { else: Aid } & Partial<Record<ChatFamily, Aid>>

export const WARM = 'دفّئه ببطء: مصباح أو قارورة ماء دافئ ملفوفة بقماش إلى جانب واحد، ليبتعد عنها إن شاء.'
export const WARM_BIRD =
  'أبعده عن المكيف وتيار الهواء، وأبقه دافئاً، نحو 30 درجة، بمصباح أو قربة خارج القفص على جانب واحد، ليبتعد إن شاء. وأعتم القفص قليلاً في مكان هادئ.'
export const NEAR_BIRD = 'قرّب الحب والماء منه، ولا تصبّ شيئاً في منقاره، واعزله عن غيره من الطيور.'
export const NO_DRUGS = 'لا تعطه دواءً ولا مسكّناً بشرياً: قليله قد يقتل الحيوان.'
export const NOT_BY_FORCE = 'لا تجبره على الأكل أو الشرب، ولا حليب ولا عسل ولا زيت.'
export const AIR = 'شغّل مضخة الهواء حالاً، أو حرّك سطح الماء واسكب فيه من ارتفاع.'
export const WATER =
  'بدّل ربع الماء إلى ثلثه، لا كله، بماء بحرارة الحوض أزلت منه الكلور، وأخرج الميت والطعام الباقي.'
export const TEST_WATER = 'قِس الأمونيا والنتريت وحرارة الماء، وأوقف الطعام يوماً.'
export const HAY = 'اترك أمامه دريساً طازجاً وماءً وخضاراً ورقية، لا خبزاً ولا جزراً ولا حبوباً، وأبقه دافئاً هادئاً.'

export const FISH_WATER: Aid = {
  may: 'أكثر ما يمرض الأسماك ماؤها.',
  steps: [TEST_WATER, WATER, 'قوِّ التهوية، ولا تُدخل سمكاً جديداً، ولا تضع دواءً قبل أن تعرف العلة.'],
}
