// A word or a face that answers the answer: yes, no, all right. Read before anything else, and only where the message is
// nothing more. Words and phrases parted by commas, in any spelling that folds alike.
import type { ChatTopic } from '#domain/chat/topics.ts'

export const REPLIES = {
  yes: `نعم, نعمين, ايوه, ايوا, أيوة, ايه, اي, إي, اي نعم, ايوه نعم, هيه, هيه نعم, اه, آه, أها, اكيد, أكيد, طبعا, بلى, اجل, ابشر, ليش لا, ليه لا, ولم لا, ياليت, يا ليت, ياريت, يا ريت, موافق, موافقة, صح, صحيح, بالضبط, تفضل, كمل, كملي, واصل, yes, yeah, yep, yup, ya, yea, sure, of course, why not, na3am, n3m, aywa, aiwa, ewa, eh, ee, akeed`,
  no: `لا, لأ, لاء, كلا, لا شكرا, لا خلاص, لا بس, ابدا, مو لازم, مب لازم, مش لازم, ما في داعي, ما يحتاج, ما احتاج, ما ابغى, ما ابا, ما ابي, مابا, مابي, ما بدي, مابدي, مش عايز, خلاص, خلص, بس خلاص, هذا كل شي, بس كذا, بس هذا, هذا بس, ولا شي, ولا شيء, no, nope, nah, no thanks, no thank you, thats all, that is all, nothing, la, la2, laa, 5alas, khalas`,
  okay: `تمام, تمام التمام, اوكي, أوكي, اوكيه, اوك, أوك, اوكى, طيب, زين, حسنا, حلو, حلوين, ممتاز, رائع, جميل, كويس, فهمت, مفهوم, واضح, ماشي, مضبوط, عادي, اها, ok, okay, oke, okey, okk, k, kk, tamam, tmam, 6yb, tayeb, tayyib, zain, fine, good, great, nice, cool, perfect, alright, got it`,
} as const satisfies Partial<Record<ChatTopic, string>>

/** What may stand beside one of them without saying more. */
export const BESIDE_REPLIES = `شكرا, شكرا جزيلا, شكرا لك, شكرا لكم, مشكور, مشكورين, مشكورة, تسلم, تسلمون, تسلمي, يسلمو, جزاك الله خير, يعطيك العافية, يعطيكم العافية, ما قصرت, ما قصرتوا, من فضلك, من فضلكم, لو سمحت, لو سمحتوا, يا, اخي, أخي, خوي, اختي, حبيبي, عزيزي, استاذ, والله, الله, ان شاء الله, بس, الحين, الان, اليوم, كذا, هذا, اريد, ابغى, ابغي, ابا, ابي, بدي, عايز, حاب, ما, شي, شيء, ثاني, عندي, كل, كله, thanks, thank, you, please, pls, bro, sir, i, want, shukran, shukrn`

/** Where a message is nothing but faces, the first that is known speaks. */
export const FACES = {
  okay: '👍👌✅🆗💯🤝😊🙂😄😃😀😁😅😂🤣😆😉😎☺',
  thanks: '❤💕💖💗💙💚💛💜🤍🧡🌹💐🌸🌺😍🥰😘👏🙌🤲',
  complaint: '👎😡😠🤬😤',
  support: '😢😭😔💔🥺😞🙁☹',
  puzzled: '❓❔🤔🤷',
} as const satisfies Partial<Record<ChatTopic, string>>
