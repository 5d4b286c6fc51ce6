// What the shop keeps of people, in the owner's own words.
import type { ChatFacts } from '#text/chat/facts.ts'
import { pathText } from '#text/chat/facts.ts'
import { policyAbout, policyText } from '#text/chat/policies.ts'
import type { PreciseAnswer } from './precise-answer.ts'

/** The paragraphs of the policy that speak of it; where the owner worded them otherwise, the general answer stands. */
function quoted(says: RegExp): (facts: ChatFacts) => string | null {
  return ({ policies }) => {
    const text = policyAbout(policies.find(({ key }) => key === 'privacy')?.body ?? '', says)
    return text && `${text}\n\n${policyText.privacyPage}`
  }
}

export const PRIVACY_ANSWERS: readonly PreciseAnswer[] = [
  {
    id: 'conversations-kept',
    topic: 'privacy',
    asked: `
محادثاتي تنحفظ عندكم؟ | تسجلون الدردشة؟ | احد يقرا اللي اكتبه هنا؟ | هل هذه المحادثة خاصة | كلامنا هنا يشوفه احد؟ | is this chat private | do you store this conversation | الشات هذا سري؟ | تخزنون اسئلتي؟ | وين تروح رسائلي هنا | تحفظون محادثتي؟ | هل تسجلون محادثاتنا | تحتفظون بالمحادثات؟ | مين يشوف المحادثة دي؟ | كيف أمسح المحادثة؟ | أحذف الشات كيف`,
    answer: quoted(/محادثت/),
  },
  {
    id: 'data-shared',
    topic: 'privacy',
    asked: `
معلوماتي تعطونها أحد؟ | بتعطوا رقمي لحد تاني؟ | تشاركون رقمي مع احد؟ | do you share my data | تبيعون بياناتي؟ | do you sell my information | هل تبيعون معلومات الزبائن | رقمي بيظل سري؟ | ما تعطون رقمي لشركات إعلانات؟ | أحد ثاني يشوف عنواني؟ | المندوب يحتفظ برقمي؟ | بتدوا بياناتي لحد؟ | وتعطون بياناتي طرف ثاني؟`,
    answer: quoted(/لا نبيع بياناتك/),
  },
  {
    id: 'data-kept',
    topic: 'privacy',
    asked: `
شو المعلومات اللي تجمعونها عني | what data do you keep about me | عندكم معلومات عني؟ | ايش تعرفون عني؟ | شو تحفظون من بياناتي | أي بيانات تخزنونها؟ | تحفظون معلوماتي؟ | شو البيانات المحفوظة عندكم | what information do you collect | بتحفظوا ايه عني؟ | كم مدة الاحتفاظ ببياناتي | ليش تطلبون رقمي وعنواني`,
    answer: quoted(/^• (?:حسابك|طلباتك|رسائلك)|لا نبيع بياناتك/),
  },
  {
    id: 'delete-data',
    topic: 'privacy',
    asked: `
احذفوا بياناتي | ابغى تمسحون بياناتي | delete my data | شيلوا معلوماتي من عندكم | كيف أمسح كل بياناتي | أريد حذف معلوماتي | erase everything about me | امسحوا رقمي من النظام | عايز امسح بياناتي من عندكم | بدي تحذفو معلوماتي | كيف احذف حسابي | احذف حسابي | أريد مسح حسابي نهائيا | الغوا حسابي | كيف أقفل الحساب؟ | ازاي امسح الاكونت | delete my account | close my account | حذف الحساب من الملف | وين زر حذف الحساب | أقدر أحذف حسابي بعدين؟`,
    answer: quoted(/حذف حسابك|تحذف حسابك/),
  },
  {
    id: 'cookies-and-ads',
    topic: 'privacy',
    asked: `
تستخدمون كوكيز؟ | تتبعوني في الموقع؟ | do you use cookies | موقعكم فيه تتبع؟ | إعلاناتكم تلاحقني | هل تتبعون زياراتي | tracking? | ليش تطلع لي إعلانات بعد ما زرتكم | شو الكوكيز اللي عندكم`,
    answer: quoted(/تتبّع|ارتباط/),
  },
  {
    id: 'data-download',
    topic: 'privacy',
    asked: `
أبغى نسخة من بياناتي | كيف أشوف البيانات اللي عندكم عني؟ | أنزل بياناتي | download my data | export my data | عطوني كل معلوماتي اللي محفوظة | ازاي انزل بياناتي | أطلب الاطلاع على بياناتي | بدي نسخة عن معلوماتي عندكم`,
    answer: `من «الملف الشخصي» ${pathText('/profile')} اضغط «تنزيل بياناتي»: ملف واحد فيه كل ما نحفظه عنك. وما نحفظه ولماذا مكتوب في ${pathText('/privacy')}.`,
  },
]
