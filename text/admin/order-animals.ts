// The animals of an order, on its page (H-04).
import { ANIMALS, formatCount } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'

export const orderAnimalsText = {
  title: 'الحيوانات في هذا الطلب',
  unread: 'تعذّرت قراءة الحيوانات في هذا الطلب',
  none: 'لا سجل لهذا الحيوان بعد. عند التسليم نبدأ له سجلاً من بيانات العنصر.',
  missing: (count: number) => `بقي أن تختار: ${formatCount(count, ANIMALS)}`,
  tooMany: (count: number) => `عاد ${formatCount(count, ANIMALS)}: أخرجه من الطلب`,
  choose: 'أي حيوان يذهب معه؟',
  pick: 'اختر بالاسم أو الشريحة',
  takeOut: 'أخرجه',
  takeOutOne: (name: string) => `أخرج ${isolate(name)} من الطلب`,
  takeOutOwned: 'هو في حساب المشتري. بإخراجه يعود إلى المتجر، ويذهب ما كتبه صاحبه وصوره، ولا يرجع.',
  takingOut: 'نخرجه',
  owned: 'في حساب صاحبه',
  passedOn: 'نقله المشتري إلى حساب آخر، فلا يُخرج من الطلب',
  passedOnBack: 'نقله المشتري إلى حساب آخر. أخرجه إن كان هو الذي عاد وأُتلف.',
  takeOutPassedOn: 'لا يبقى في هذا الطلب. ويبقى سجله في حساب صاحبه الآن.',
  signedFor: (names: readonly string[]) =>
    `وُقّع عند الباب على ${names.map(isolate).join(' و')}، وليس في هذا الطلب`,
  whichWasIt: 'إن كان ما سُلّم هو ما في الطلب فأكّده، وإلا أخرجه واختر ما سُلّم.',
  chooseIt: 'اختر الحيوان الذي سُلّم.',
  itWas: (names: readonly string[]) => `بل سُلّم ${names.map(isolate).join(' و')}`,
  notYet: 'تختار حيواناته بعد أن يُدفع الطلب.',
  saved: 'حُفظت حيوانات الطلب',
  failed: 'لم تُحفظ حيوانات الطلب',
  makeCode: 'رمز لحساب المشتري',
  codeFor: (until: string) =>
    `أعطه للمشتري: يكتبه في حسابه فيصير الحيوان له. صالح حتى ${until}، ولا يُعرض مرة أخرى.`,
  copyLink: 'انسخ الرابط',
  sexes: { male: 'ذكر', female: 'أنثى', unknown: 'غير معروف' },
} as const
