// Answers about an ill animal: the vet first, what to do until then, and the answer to the question (C-01). The
// shop is no clinic: no diagnosis, no drug, no dose, and nothing that could delay a vet.
import { familyOf, type Illness, takesNothing } from '#domain/chat/illness.ts'
import type { ChatFamily } from '#domain/chat/lexicon.ts'
import type { Urgency } from '#domain/chat/signs.ts'
import type { VetQuestion } from '#domain/chat/words/vet-questions.ts'
import { bullets, type ChatFacts, paragraphs } from '#text/chat-facts.ts'
import { HAY_ONLY } from './aid-ailments.ts'
import { firstAid } from './first-aid.ts'

const FIND = 'ابحث في الخرائط عن «عيادة بيطرية»'

function clinic({ vetContact }: ChatFacts, urgency: Urgency | null): string {
  if (urgency === 'now')
    return vetContact
      ? `للطوارئ: ${vetContact}.`
      : `أقرب عيادة بيطرية إليك، فوراً: ${FIND} أو «طوارئ بيطرية»، واتصل بها قبل أن تصل.`
  return vetContact ? `الطبيب البيطري: ${vetContact}.` : `اذهب إلى أقرب عيادة بيطرية إليك: ${FIND}.`
}

const STILL_NOW = 'ما زالت حالة لا تنتظر: الطبيب البيطري الآن، لا غداً.'
const NO_CLINIC = 'لسنا عيادة، والتشخيص والدواء من عمل الطبيب وحده.'

function opening(urgency: Urgency, family: ChatFamily | null, isHot: boolean): string {
  if (urgency === 'now') {
    if (isHot) return 'هذه حالة لا تنتظر: برّده حالاً، ثم خذه إلى الطبيب البيطري.'
    return family === 'fish'
      ? 'هذه حالة لا تنتظر: ابدأ بالماء حالاً، ثم اسأل طبيباً بيطرياً يعرف الأسماك.'
      : 'هذه حالة لا تنتظر: خذ الحيوان إلى الطبيب البيطري الآن.'
  }
  if (family === 'fish' && urgency === 'today')
    return 'سلامة أسماكك. ابدأ بالماء اليوم ولا تؤجل، واسأل طبيباً بيطرياً يعرف الأسماك. وحالاً إن صعدت تتنفس من السطح أو ماتت واحدة بعد أخرى.'
  return urgency === 'today'
    ? 'سلامة أليفك. خذه إلى الطبيب البيطري اليوم ولا تؤجل. وفوراً إن ساءت حاله أو لم يأكل أو لم يتبوّل أو صعب عليه التنفّس.'
    : 'سلامة أليفك. لا تبدو طارئة ما دام يأكل ويشرب وينشط، لكن الطبيب البيطري يراه هذا الأسبوع. واليوم إن ترك الأكل أو خمل أو صعب عليه التنفّس.'
}

/** The whole advice, when an illness is first reported. */
export function vetAdvice(
  facts: ChatFacts,
  { signs, urgency, kind }: Illness,
  answers: readonly string[],
): string {
  const family = familyOf(kind)
  // Advice on small animals is about hamsters and does not apply to a turtle.
  const { may, steps, source } = firstAid(signs, kind === 'turtle' ? null : family)
  return paragraphs(
    opening(urgency, family, signs.includes('heat')),
    ...answers,
    clinic(facts, urgency),
    ...may,
    `حتى يراه الطبيب:\n${bullets(...steps)}`,
    source ? `${NO_CLINIC} المصدر: ${source}.` : NO_CLINIC,
  )
}

/** The answers to later questions, with a reminder while it is urgent. */
export function vetReply(facts: ChatFacts, illness: Illness | null, answers: readonly string[]): string {
  const urgency = illness?.urgency ?? null
  return paragraphs(...answers, urgency === 'now' && STILL_NOW, clinic(facts, urgency), !illness && NO_CLINIC)
}

/** Before advice of care to somebody who tells that something happened. */
export function orIfIll(facts: ChatFacts): string {
  return paragraphs(
    'إن كان ما تراه مرضاً أو إصابة، أو أخذ الحيوان شيئاً قد يضره، فلا تنتظر: الطبيب البيطري الآن.',
    clinic(facts, 'now'),
  )
}

/** One line beside the answer to something else, while an animal cannot wait. */
export function stillNow({ vetContact }: ChatFacts): string {
  return `${STILL_NOW} ${vetContact ? `للطوارئ: ${vetContact}.` : 'ابحث في الخرائط عن «طوارئ بيطرية».'}`
}

/** For what was not understood about an animal: the vet, and no promise of an answer that could delay one. */
export function vetIfIll(facts: ChatFacts): string {
  return paragraphs(
    'لم أفهم كل ما كتبت، ولا أريد أن أؤخرك. إن كان حيوانك مريضاً أو مصاباً أو أخذ شيئاً لا تعرف أثره فخذه إلى الطبيب البيطري اليوم، والآن إن صعب تنفّسه، أو نزف، أو ارتجف، أو لم يقم، أو لم يأكل أو يتبوّل.',
    clinic(facts, 'now'),
    'واكتب لي أي حيوان هو وما الذي تراه عليه، وأقول لك ما تفعله حتى تصل.',
    NO_CLINIC,
  )
}

/** To somebody on the way, who needs no alarm again. */
export const VET_WISH =
  'خيراً تفعل، سلّمه الله. أبقه هادئاً في الطريق، واذكر للطبيب كل ما لاحظته، واكتب لنا ما قال إن شئت.'

/** The animal is with a vet. */
export const WITH_VET =
  'الحمد لله أنه عند الطبيب البيطري، سلّمه الله. اتبع ما يصفه لك، وراجعه إن عاد شيء مما رأيته، ويسعدنا أن تطمئننا عليه.'

/** For new details that change nothing: the vet again, without repeating the steps. */
export function vetAgain(facts: ChatFacts, { urgency }: Illness): string {
  return paragraphs(
    urgency === 'now'
      ? STILL_NOW
      : urgency === 'today'
        ? 'وما زال الطبيب البيطري اليوم هو الجواب.'
        : 'الطبيب البيطري يراه هذا الأسبوع، واليوم إن ساءت حاله.',
    'اذكر للطبيب كل ما لاحظته. وحتى يراه فما قلته لك قبل قليل؛ وإن ظهر عليه شيء جديد فاكتبه لي.',
    clinic(facts, urgency),
    'وإن تعذّر الوصول فاتصل بعيادة وصف لها حاله.',
    NO_CLINIC,
  )
}

/** Where to find a vet, if no ill animal was mentioned. */
export function vetNearby(facts: ChatFacts): string {
  return paragraphs(clinic(facts, null), NO_CLINIC)
}

/** What a reply depends on; without a known illness, only a vet was asked for. */
type VetCase = {
  facts: ChatFacts
  urgency: Urgency | null
  family: ChatFamily | null
  illness: Illness | null
}

const has = ({ illness }: VetCase, ...signs: readonly string[]) =>
  illness?.signs.some((sign) => signs.includes(sign)) ?? false

/** The reply to one question; null if the advice already has it. */
export function vetReplyTo(question: VetQuestion, facts: ChatFacts, illness: Illness | null): string | null {
  const told = { facts, illness, urgency: illness?.urgency ?? null, family: familyOf(illness?.kind ?? null) }
  return VET_REPLIES[question](told)
}

/** Steps of first aid that name what the vet asks for. */
const TO_TELL = /خذ معك|تذكّر|سجّل|فقل ذلك|احسب/

/** Each begins with yes or no. */
const VET_REPLIES: Record<VetQuestion, (told: VetCase) => string | null> = {
  alive: (told) => {
    if (told.family === 'fish')
      return 'إن تحركت خياشيمها أو عينها فهي حية: أبقها في ماء حوضها، وقوِّ التهوية، ولا ترمها قبل أن تتأكد.'
    const warm = `دفّئه ببطء بيديك أو بقارورة ماء دافئ ملفوفة بقماش نصف ساعة على الأقل، و`
    return `إن كان يتنفس أو تتحرك عينه أو شواربه إذا لمستها فهو حي. ${
      told.illness?.kind === 'hamster' ? 'والهامستر البارد قد يكون في سبات: ' : ''
    }${has(told, 'heat', 'burn') ? '' : warm}لا تدفنه قبل أن تتأكد، ولا تصبّ شيئاً في فمه.`
  },
  hibernates: ({ illness }) =>
    illness?.kind === 'turtle'
      ? 'لا تحسبه سباتاً حتى يراه طبيب يعرف الزواحف: السلحفاة في بيت دافئ لا تسبت، ونومها أياماً بلا أكل مرض في الغالب أو برد. قِس حرارة مكانها ودفّئه بالتدريج إلى حرارته المعتادة، ولا تبرّدها لتنام ولا تجبرها على الأكل.'
      : illness?.kind === 'hamster'
        ? 'قد يكون سباتاً من البرد إن بردت غرفته، وهو خطر عليه: دفّئه ببطء، ولا تحسبه نائماً ولا ميتاً حتى يراه الطبيب.'
        : null,
  sells: () => 'لا أصف دواءً ولا أبيعه هنا: الدواء يختاره الطبيب البيطري بعد أن يرى الحيوان.',
  signs: (told) =>
    has(told, 'poison', 'swallowed')
      ? 'قد تتأخر علامات التسمم ساعات: لعاب كثير، قيء أو إسهال، رجفة أو ترنّح، خمول، تنفّس صعب، لثة شاحبة. لا تنتظر أن تظهر: من أكل شيئاً ساماً يراه الطبيب وإن بدا سليماً.'
      : 'علامات الخطر: تنفّس صعب، نزيف، رجفة، بطن منتفخ، لثة شاحبة أو زرقاء، لا يأكل ولا يتبوّل، لا يقوم. واحدة منها تكفي ليراه الطبيب الآن. والعلة نفسها يعرفها الطبيب بالفحص.',
  tell: (told) => {
    const { steps } = firstAid(told.illness?.signs ?? [], told.family)
    const first = has(told, 'poison', 'swallowed', 'flea-drug', 'caustic', 'fumes')
      ? 'ماذا أخذ (اسمه وتركيزه كما على العبوة)، وكم، ومتى، وكم وزن الحيوان وعمره.'
      : 'ماذا رأيت، ومتى بدأ، وهل اشتد، وكم عمر الحيوان ووزنه.'
    return `قل له بالترتيب:\n${bullets(
      first,
      'آخر ما أكل وشرب، وهل تبوّل وتبرّز، وكيف نَفَسه ونشاطه، وهل تقيأ أو ارتجف.',
      'كل ما أعطيته أو فعلته بعدها، وأمراضه وأدويته من قبل.',
      ...steps.filter((step) => TO_TELL.test(step)),
    )}`
  },
  // The advice is for the living.
  died: (told) =>
    told.urgency === 'now' && !has(told, 'dying')
      ? null
      : 'يؤسفنا فقد أليفك. إن كان معه غيره فاعزلهم، ونظّف المكان، وغيّر الماء والطعام، وراقبهم: إن ظهرت على أحدهم علامة فالطبيب. وإن أردت معرفة السبب فاحفظه مبرداً في كيس مغلق واسأل العيادة عن فحصه في يومه.',
  wait: ({ urgency, family }) =>
    urgency === 'now'
      ? `لا تنتظر، لا إلى الغد ولا إلى الصباح: الساعات تفرق. ${
          family === 'fish'
            ? 'ابدأ بالماء والهواء الآن، واسأل مختصاً بالهاتف.'
            : 'اتصل الآن بعيادة طوارئ أو عيادة تعمل 24 ساعة، ولو كانت أبعد، ولو كان اليوم عطلة.'
        }`
      : urgency === 'today'
        ? 'لا تؤجله إلى الغد ما دامت عيادة مفتوحة اليوم. وإن كانت كلها مغلقة فاتصل بعيادة طوارئ وصف حاله، وكن عندها أول الصباح؛ والآن فوراً إن ترك الأكل أو خمل أو صعب تنفّسه.'
        : urgency === 'soon'
          ? 'نعم، يحتمل أياماً قليلة، لا أكثر من أسبوع، ما دام يأكل ويشرب وينشط ويتنفس بسهولة. وإن تغيّر شيء من ذلك فاليوم.'
          : 'إن كان لا يأكل أو خاملاً أو ينزف أو يصعب تنفّسه أو لا يتبوّل فلا تنتظر: الطبيب الآن. وما دون ذلك فاليوم أو غداً.',
  closed: ({ urgency, facts }) =>
    `${urgency === 'now' ? 'لا تنتظر أن تفتح. ' : ''}${
      facts.vetContact ? `اتصل بهذا الرقم: ${facts.vetContact}. وإن لم يُجب ف` : ''
    }ابحث في الخرائط عن «طوارئ بيطرية» أو «عيادة بيطرية 24 ساعة»، واتصل بكل عيادة في محافظتك وما جاورها قبل أن تتحرك: كثير من الأطباء يردّ على هاتف الطوارئ ليلاً وفي العطلة.`,
  reach: () =>
    'اتصل بأي عيادة بيطرية، ولو في ولاية أخرى، وصف حاله: يقول لك الطبيب بالهاتف ما تفعله في الطريق. واسأل قريباً أو جاراً أن يوصلك، واسأل العيادة هل تزور البيوت.',
  afford: () =>
    'قل للعيادة بالهاتف كم تستطيع، واسأل عن كلفة الكشف وحده وعمّا لا يؤجَّل: التأخير يزيد الخطر والكلفة. ولا تجرّب دواءً بدلاً من الطبيب.',
  cost: () =>
    'لا نعرف أسعار العيادات، وهي تختلف: اتصل بالعيادة واسأل عن كلفة الكشف، ثم عن العلاج قبل أن يبدأ.',
  where: ({ facts }) => (facts.vetContact ? 'عندنا هذا الرقم:' : 'لا رقم عيادة عندنا ولا اسمها.'),
  treat: () => 'لا، نحن متجر ولسنا عيادة: لا طبيب عندنا ولا نكشف ولا نعالج ولا نزور البيوت.',
  medicine: (told) =>
    has(told, 'white-spots', 'fins') || told.family === 'fish'
      ? 'لا تضع دواءً قبل أن تعرف العلة وتقيس الماء: اسأل طبيباً أو مختصاً بالأسماك، واذكر له كل ما في الحوض؛ فبعض الأدوية، كالتي فيها نحاس، يقتل الروبيان والقواقع.'
      : has(told, 'poison', 'flea-drug')
        ? 'لا تعطه جرعة أخرى ولا دواءً غيره، ولا حليباً ولا ملحاً ليتقيأ: الطبيب البيطري وحده يعرف ما يبطل أثره.'
        : has(told, 'itching')
          ? 'لا: دواء براغيث الكلاب ومبيد الحشرات والمواشي، كالبيرميثرين، يقتل القطط وغيرها وإن قلّ. الدواء من الطبيب البيطري بحسب نوعه ووزنه، ولا تجرّب غيره قبله.'
          : 'لا، لا تعطه دواءً ولا مسكّناً ولا مضاداً ولا فيتامين ولا وصفة بيت أو صيدلية قبل أن يراه الطبيب البيطري: أدوية الناس قد تقتل الحيوان وإن قلّت، والجرعة بحسب نوعه ووزنه.',
  feeding: (told) => {
    if (told.illness && takesNothing(told.illness))
      return 'لا تعطه شيئاً في فمه قبل الطبيب: لا طعام ولا حليب ولا عسل ولا زيت ولا أعشاب.'
    if (has(told, 'orphan'))
      return 'لا حليب بقر ولا خبز: دفّئه أولاً، ثم حليب بديل خاص بنوعه أو طعام فراخ بحسب نوعه، كما يريك الطبيب.'
    if (told.family === 'rabbits' && has(told, 'diarrhoea', 'wet-bottom'))
      return `${HAY_ONLY} ولا لبن ولا عسل ولا خبز ولا فاكهة.`
    if (told.family === 'rabbits')
      return 'دريس وماء وخضار ورقية أمامه، ولا حليب ولا لبن ولا عسل ولا خبز ولا فاكهة، ولا تجبره على الأكل.'
    if (told.family === 'birds')
      return 'حبه المعتاد وماؤه قريبان منه. لا حليب ولا لبن ولا عسل، ولا تصبّ شيئاً في منقاره.'
    if (told.family === 'fish')
      return 'لا طعام يوماً أو يومين: الطعام الباقي يفسد الماء. ولا ملح ولا غيره قبل أن تعرف العلة.'
    if (told.family === 'small')
      return 'طعامه المعتاد وماؤه قريبان منه. لا حليب ولا عسل، ولا خضار ولا فاكهة إن كان مسهلاً.'
    return 'ماء نظيف، وقليل من طعامه المعتاد إن أراده. لا حليب ولا لبن ولا عسل ولا زيت ولا طعام من البيت، ولا تجبره على الأكل.'
  },
  // In water the word means swimming: «تسبح على ظهرها»
  washing: (told) =>
    told.family === 'fish' || told.illness?.kind === 'turtle'
      ? null
      : has(told, 'heat', 'burn')
        ? 'بماء معتدل على الموضع فقط، لا مثلج، ولا صابون.'
        : has(told, 'flea-drug')
          ? 'نعم، الموضع وحده، بماء فاتر وقليل من صابون الصحون، ثم جفّفه ودفّئه. فإن كان يرجف أو يتشنج فالعيادة قبل الغسل.'
          : has(told, 'poison')
            ? 'اسأل العيادة بالهاتف قبل أن تغسله، وامنعه من أن يلعق نفسه: بعض المواد يزيدها الماء.'
            : 'لا تحمّمه وهو مريض: البلل والفزع يضعفانه. نظّف الموضع المتسخ وحده بقماش رطب فاتر وجفّفه.',
  warmth: ({ family }) =>
    family === 'fish'
      ? 'أغلب أسماك المياه الدافئة يناسبها 24 إلى 27 درجة، والذهبية والكوي أبرد. لا تغيّر حرارة الحوض فجأة: درجة في اليوم، مع تهوية أقوى لأن الماء الدافئ أقل أكسجيناً.'
      : family === 'birds'
        ? 'أبعده أولاً عن المكيف وتيار الهواء. ثم نحو 30 درجة للطائر المريض، من جانب واحد ليبتعد إن شاء. إن لهث أو بسط جناحيه فهو حار.'
        : 'دفء معتدل: قارورة ماء دافئ ملفوفة بقماش أو بطانية على جانب واحد، وله أن يبتعد عنها. لا مدفأة ملاصقة ولا ماء حار، ولا تدفئة إن كان سخناً أو في ضربة حر.',
  people: (told) =>
    has(told, 'itching', 'worms', 'diarrhoea', 'bitten')
      ? 'قد ينتقل بعضها إلى الناس، كالفطريات والطفيليات: اغسل يديك بعد لمسه، والبس قفازاً لفضلاته، وأبعد عنه الأطفال والحامل حتى يراه الطبيب. ومن ظهر عليه شيء فطبيبه هو.'
      : 'أكثر أمراض الحيوان لا تنتقل إلى الناس، وبعضها ينتقل. حتى يراه الطبيب: اغسل يديك بعد لمسه، وقفاز لفضلاته، ولا يلمسه طفل أو حامل أو ضعيف مناعة. ومن ظهر عليه شيء فطبيبه هو.',
  others: (told) =>
    told.family === 'fish'
      ? 'نعم، عُدَّ الحوض كله معرّضاً: كل ما فيه يشترك في الماء، والروبيان والقواقع لا تحتمل كثيراً من أدوية الأسماك، فانقلها قبل أي علاج. ولا تُدخل سمكاً جديداً، ولا تنقل ماءً أو أدوات إلى حوض آخر.'
      : has(
            told,
            'injury',
            'bleeding',
            'burn',
            'no-urine',
            'heat',
            'poison',
            'swallowed',
            'birth',
            'egg-bound',
          )
        ? 'لا يعدي هذا في الغالب، لكن اعزله عن غيره ليهدأ ولا يؤذى.'
        : 'عُدَّه معدياً حتى يقول الطبيب غير ذلك: اعزله عن غيره في مكان آخر، بطعامه ومائه وأدواته، واغسل يديك بينه وبينهم، وراقبهم.',
  cause: (told) => {
    if (has(told, 'cold') && told.family !== 'fish')
      return `قد يكون البرد هو السبب: المكيف القوي والغرفة الباردة يخفضان حرارة الصغير والضعيف${
        told.illness?.kind === 'hamster'
          ? '، ويدخلان الهامستر في سبات خطر. أبقِ مكانه 20 إلى 24 درجة ليلاً ونهاراً، بعيداً عن هواء المكيف'
          : '. أبعده عن هواء المكيف'
      }. وغير البرد يعرفه الطبيب بالفحص.`
    const { may } = firstAid(told.illness?.signs ?? [], told.family)
    return `${may.length > 0 ? `${may[0]} ` : ''}والعلة لا تُعرف من الرسائل: يعرفها الطبيب بالفحص.`
  },
  prognosis: ({ urgency }) =>
    urgency === 'now'
      ? 'نعم، هي خطرة، وأول الساعات أهمها: كلما رآه الطبيب أسرع كان أرجى.'
      : urgency === 'today'
        ? 'قد تشتد إن تُركت، وأكثرها يُعالج إن رآه الطبيب مبكراً. أما كم يحتاج حتى يشفى فيقوله الطبيب بعد الفحص.'
        : 'ليست خطرة في الغالب ما دام يأكل وينشط. أما كم يحتاج حتى يشفى فيقوله الطبيب بعد الفحص.',
  better: ({ urgency }) =>
    urgency === 'now'
      ? 'الحمد لله. ومع ذلك ليره الطبيب اليوم: قد يتحسن ظاهره والعلة باقية، وراقب أكله وبوله وتنفسه.'
      : 'الحمد لله. راقب أكله وبوله ونشاطه يومين، وأكمل ما كتبه الطبيب إن كان كتب شيئاً. وإن عاد الأمر فالطبيب.',
  carry: ({ family }) =>
    family === 'fish'
      ? 'في كيس أو وعاء مغلق فيه ماء من حوضها وفوقه هواء، مظلّل وبعيد عن الحر؛ وخذ عينة من الماء وحدها.'
      : 'في صندوق نقل أو كرتون مهوّى مبطّن بمنشفة، مظلّل هادئ، والسيارة مكيّفة لا باردة. لا تحمله على صدرك مكشوفاً، ولا شيء في فمه في الطريق.',
  'new-water': ({ family }) =>
    family === 'fish'
      ? 'هذا قد يكون السبب: ماء الحنفية فيه كلور، وتبديل الماء كله أو غسل الفلتر يذهب بالبكتيريا النافعة. ضع مزيل الكلور الآن، وقوِّ التهوية، ثم بدّل ربع الماء كل يوم لا كله، وقِس الأمونيا.'
      : null,
  'new-tank': ({ family }) =>
    family === 'fish'
      ? 'الحوض الجديد قد يكون السبب: لم تتكوّن فيه بعد البكتيريا التي تزيل الأمونيا. قِس الأمونيا والنتريت اليوم، وبدّل ربع الماء كل يوم بماء بلا كلور، وأطعم أقل، ولا تُدخل سمكاً ولا تغسل الفلتر.'
      : null,
  'from-you': ({ facts }) =>
    `أبلغنا الآن برقم الطلب وصور حاله${facts.phone ? ` على ${facts.phone}` : ' من صفحة «تواصل معنا»'}، ولا تؤخر الطبيب حتى نرد: احفظ تقريره وفاتورته.`,
  needed: ({ urgency }) =>
    urgency === 'now'
      ? 'نعم، والآن، وإن بدا أحسن أو أكل شيئاً.'
      : urgency === 'today'
        ? 'نعم، اليوم. أكله ولعبه علامة طيبة، لكنها لا تغني عن الفحص.'
        : 'نعم، خلال أيام. ما دام يأكل ويلعب فليست طارئة؛ واليوم إن أغلق عينه أو ترك الأكل أو خمل أو صعب تنفّسه.',
  vaccination: () =>
    'التطعيم عند الطبيب البيطري، وهو يحدد مواعيده من دفتره. لا نطعّم في المتجر ولا نعرف أسعار العيادات.',
  going: () => null,
  there: () => null,
  'what-now': () => null,
}
