// What people ask when an animal of theirs has died (C-02).
import type { PreciseAnswer } from '#text/chat/answers/precise-answer.ts'

export const GRIEF_ANSWERS: readonly PreciseAnswer[] = [
  {
    id: 'grief-another-one',
    topic: 'grief',
    asked: `
أجيب غيره ولا أنتظر؟ | آخذ واحد جديد الحين ولا بعدين؟ | متى أقدر أربي غيرها | مو قادر أقرر آخذ ثانية | محتار أشتري بداله | أجيب وحدة تانية ولا أستنى شوية | بدي جيب غيرها بس مترددة | هل أقتني حيواناً آخر بعد موته؟ | should i adopt another one | is it too soon for a new pet | do i wait before getting another cat | بنتي تبغى بديل عنه | أخاف آخذ غيره ويموت | ajeeb ghairah wela antather | خايفة أتعلق بواحد ثاني`,
    answer:
      'لا موعد لذلك. كثيرون ينتظرون حتى يخفّ حزنهم، فلا يقارنون الجديد بمن فقدوه، وبعضهم يؤنسه رفيق جديد أبكر. انتظر ما دام ذكره يغلبك، ولا تستعجل من أجل أحد. وإن مات بمرض فاسأل الطبيب البيطري متى يأمن المكان لغيره. ومتى أردت أعنتك على الاختيار.',
    chips: ['نصائح العناية', 'الحيوانات المتوفرة'],
  },
  {
    id: 'grief-child',
    topic: 'grief',
    asked: `
كيف أقول لولدي إنه مات؟ | بنتي ما توقف بكي عليها | عيالي زعلانين شو أقول لهم | أقول للأطفال إنه نام؟ | ابني بيعيط عليه أقوله إيه | الولاد زعلانين كتير شو احكيلن | كيف أخبر طفلي بموت أرنبه؟ | how do i tell my kids | how do i explain death to children | what do i say to my little boy | how can i tell the children | kids are sad what should i tell them | my daughter keeps crying about him | my son is heartbroken | kaif agool 7ag 3yali`,
    answer:
      'قل الحقيقة بكلمات بسيطة: مات، ولن يعود، وليس ذلك بسبب أحد منا. لا تقل «نام» أو «سافر»، فيخاف النوم أو ينتظره. دعه يبكي ويسأل، ويرسمه أو يودّعه معك.',
  },
  {
    id: 'grief-burial',
    topic: 'grief',
    asked: `
وين أدفنه؟ | كيف أدفن القطة | شو أسوي بجثته | أرميه ولا أدفنه؟ | ينفع أدفنه في حديقة البيت؟ | أدفنها فين | وين بدفنو | ماذا أفعل بجثمانه؟ | where do i bury him | can i bury her in the garden | what do i do with the body | عندكم مقبرة حيوانات؟ | wain adfenah`,
    answer:
      'لُفّه بقماش وادفنه في أرضك عميقاً، نحو متر، بعيداً عن الآبار وماء الشرب، واغسل يديك بعده. وإن لم تكن لك أرض أو كان مرضه معدياً فاسأل عيادة بيطرية أو البلدية عن الطريقة عندهم.',
  },
  {
    id: 'grief-why',
    topic: 'grief',
    asked: `
ليش مات؟ | شو سبب موته؟ | يمكن أنا السبب | حاسة إني قصرت معه | لو وديته الدكتور بدري كان عاش | مات ليه وهو كان كويس | حاسس بالذنب | هل أخطأت في العناية بها؟ | why did he die | i feel guilty | was it something i did | i should have taken him to the vet | موت مفاجئ من غير سبب | كانت بخير وفجأة ماتت | laish mat`,
    answer:
      'لا تُثقل على نفسك: الحيوانات تخفي مرضها حتى يشتد، وكثير منه لا يُرى. والسبب لا يُعرف من الرسائل: إن أردت أن تعرفه فاحفظ الجسد مبرداً في كيس مغلق لا مجمداً، واسأل عيادة بيطرية اليوم عن فحصه. وإن كان معه غيره فراقبه: إن ظهرت عليه علامة فالطبيب البيطري.',
    chips: ['طبيب بيطري', 'نصائح العناية'],
  },
  {
    id: 'grief-others',
    topic: 'grief',
    asked: `
عندي غيره في نفس القفص | باقي له رفيق وحده الحين | أخاف الباقين يموتون بعد | الثاني بينعدى؟ | رفيقه صار حزين بعده | في معه تلات عصافير تانيين | أنظف القفص بعد ما مات؟ | وش أسوي مع الباقي | اختها عايشة معاها | هل الآخرون في خطر؟ | i have another one in the same cage | are my other birds at risk | her sister is alone now | 3indi thani ma3ah`,
    answer:
      'راقب من بقي: إن ترك الأكل أو خمل أو نفش ريشه أو صعب تنفّسه أو أسهل فالطبيب البيطري حالاً. نظّف المكان والأواني، وغيّر الماء والطعام، ولا تُدخل عليه جديداً حتى تطمئن. وإن لم تعرف سبب الموت فاسأل الطبيب من الآن.',
    chips: ['طبيب بيطري', 'نصائح العناية'],
  },
]
