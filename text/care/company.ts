// Whether two kinds of animals may live together (C-05): the verdict first, then the reason and what to do.
// Written after the care guides but not compared with a source, so the answers name none (decision 0029).
import { type ChatFamily, KINDS, type Kind } from '#domain/chat/lexicon.ts'

/** Fish that the lexicon has no kind for. */
type FishSpecies = 'predator' | 'angelfish' | 'clownfish' | 'tang' | 'puffer'
/** Males that fight with one another. */
type Rival = 'cockCanary' | 'buck'
export type Companion = Kind | FishSpecies | Rival

export type Company = {
  /** `limited`: only under the conditions that are said. */
  may: 'no' | 'limited' | 'yes'
  says: string
  english: string
}

type CompanyGroup =
  | Companion
  | ChatFamily
  | 'hunted'
  | 'marine'
  | 'warm'
  | 'cold'
  | 'seedEaters'
  | 'hookbills'
  | 'poultry'
  | 'fowl'

const SPECIES: readonly (readonly [FishSpecies, RegExp])[] = [
  ['predator', /اوسكار|فلاورهورن|اروانا|oscar|flowerhorn|arowana/],
  ['angelfish', /ملاك|انجل|angel/],
  ['clownfish', /مهرج|نيمو|clown|nemo/],
  ['tang', /تان[غج]|دوري|tang|dory/],
  ['puffer', /منتفخ|puffer/],
]

const RIVALS: Partial<Record<Kind, Rival>> = { canary: 'cockCanary', rabbit: 'buck' }

/** @param name as the page or the message names it, folded */
export function companionOf(kind: Kind, name: string, isMale = false): Companion {
  if (KINDS[kind].family !== 'fish') return (isMale && RIVALS[kind]) || kind
  return SPECIES.find(([, names]) => names.test(name))?.[0] ?? kind
}

/** Null if the guides do not say. */
export function companyOf(one: Companion, other: Companion): Company | null {
  const [ofOne, ofOther] = [groupsOf(one), groupsOf(other)]
  const row = COMPANY.find(
    ([first, second]) =>
      (ofOne.includes(first) && ofOther.includes(second)) ||
      (ofOther.includes(first) && ofOne.includes(second)),
  )
  const [, , may, says, english] = row ?? []
  return may && says && english ? { may, says, english } : null
}

const MEMBERS: Partial<Record<CompanyGroup, readonly Companion[]>> = {
  hunted: ['hamster', 'guineapig', 'mouse', 'squirrel'],
  marine: ['clownfish', 'tang', 'puffer'],
  warm: ['betta', 'guppy', 'discus', 'angelfish'],
  cold: ['goldfish', 'koi'],
  birds: ['cockCanary'],
  canary: ['cockCanary'],
  rabbits: ['buck'],
  fish: ['angelfish', 'clownfish', 'tang', 'puffer'],
  seedEaters: ['canary', 'cockCanary', 'finch'],
  hookbills: ['budgie', 'cockatiel', 'parrot', 'grey', 'macaw', 'otherParrot'],
  poultry: ['pigeon', 'homer', 'chicken', 'rooster'],
  fowl: ['chicken', 'rooster'],
}

function groupsOf(companion: Companion): CompanyGroup[] {
  const groups = (Object.keys(MEMBERS) as CompanyGroup[]).filter((group) =>
    MEMBERS[group]?.includes(companion),
  )
  return [companion, ...groups, ...(companion in KINDS ? [KINDS[companion as Kind].family] : [])]
}

const APART = 'قفص متين في غرفة بابها مغلق لا يدخلها إلا معك'
const APART_IN_ENGLISH = 'a sturdy cage in a room whose door stays closed'

// biome-ignore format: a table, a line each
/** The first row that fits; the special ones stand first. */
const COMPANY: readonly (readonly [CompanyGroup, CompanyGroup, Company['may'], string, string])[] = [
  ['cats', 'poultry', 'no', 'لا، لا تجمعهما: القطة صيّادة ولو كانت أليفة. في بيت واحد أو حوش فقط إن كان للطيور بيت مغلق بشبك ضيق وسقف وقفل، ولا تخرج والقطة طليقة. وعضّة القطة أو خدشها تحتاج الطبيب البيطري فوراً ولو صغرت.', 'No: a cat hunts birds, however tame. Only if they have a locked house with a roof and narrow mesh, and never come out while the cat is loose. A cat’s bite or scratch needs a vet at once.'],
  ['cats', 'birds', 'no', `لا، لا تجمعهما: القطة صيّادة ولو كانت أليفة، والطائر فريستها، ونظرها إليه من خارج القفص يرعبه. في بيت واحد فقط إن كان له ${APART}؛ القفص المعلّق وحده لا يكفي. وعضّة القطة أو خدشها تحتاج الطبيب البيطري فوراً ولو صغرت.`, `No: a cat hunts birds, however tame, and its stare alone frightens them. In one home only with ${APART_IN_ENGLISH}; hanging the cage high is not enough. A cat’s bite or scratch needs a vet at once.`],
  ['cats', 'hunted', 'no', `لا، لا تجمعهما: القطة صيّادة ولو كانت أليفة، والصغير فريستها. في بيت واحد فقط إن كان له ${APART}، ولا يخرج من قفصه والقطة طليقة. وعضّتها أو خدشها تحتاج الطبيب البيطري فوراً ولو صغرت.`, `No: a cat hunts small animals, however tame. In one home only with ${APART_IN_ENGLISH}, and it never comes out while the cat is loose. A cat’s bite or scratch needs a vet at once.`],
  ['cats', 'rabbits', 'limited', 'لا يُتركان وحدهما أبداً: القطة صيّادة، والأرنب الصغير فريستها. فقط إن كان الأرنب كبيراً وتعارفا ببطء: مكانان منفصلان أولاً، ثم لقاءات قصيرة تحت نظرك، وللأرنب مخبأ يدخله.', 'Only under your eyes: a cat hunts, and a small rabbit is prey. A large rabbit may get used to it slowly: separate places first, then short meetings, with a hiding place for the rabbit. Never alone together.'],
  ['cats', 'fish', 'limited', 'نعم، فقط إن كان الحوض مغطى غطاءً ثابتاً على سطح لا ينقلب: القطة تصيد الأسماك وتشرب من الماء.', 'Only with a firm lid on a tank that cannot tip over: cats fish, and drink the water.'],
  ['cats', 'dogs', 'limited', 'نعم، فقط إن تعارفا ببطء: غرفتان أولاً، ثم لقاءات قصيرة والكلب مربوط، ومكان عالٍ تهرب إليه القطة. ولا يُتركان وحدهما حتى تطمئن إليهما أسابيع.', 'Only if introduced slowly: two rooms first, then short meetings with the dog on a leash, and a high place for the cat. Not alone together for weeks.'],
  ['cats', 'cats', 'limited', 'نعم، فقط إن تعارفتا ببطء: غرفة للجديدة أسبوعاً أو أكثر، وتبديل الأقمشة بينهما لتعرف كل واحدة رائحة الأخرى، ثم لقاءات قصيرة تحت نظرك. ولكل قطة صندوق رمل ووعاء، وصندوق زيادة.', 'Yes, but only if introduced slowly: a room of its own for the new one for a week or more, cloths swapped for the smell, then short meetings under your eyes. A litter box and bowl for each, and one box more.'],
  ['dogs', 'rabbits', 'no', 'لا، لا تجمعهما: الأرنب فريسة للكلب، ولو كان الكلب صغيراً أو أليفاً، وقد يموت من الخوف. في بيت واحد فقط إن كان للأرنب غرفة أو حظيرة مغلقة لا يصل إليها الكلب، ولا يُتركان وحدهما أبداً.', 'No: a rabbit is prey for a dog, small or tame as it may be, and may die of fright. In one home only with a closed room or pen that the dog cannot reach, and never alone together.'],
  ['dogs', 'hunted', 'no', `لا، لا تجمعهما: الصغير فريسة للكلب ولو كان الكلب صغيراً أو أليفاً. في بيت واحد فقط إن كان له ${APART}.`, `No: it is prey for a dog, small or tame as it may be. In one home only with ${APART_IN_ENGLISH}.`],
  ['dogs', 'birds', 'no', `لا، لا تجمعهما: الطائر فريسة للكلب ولو كان الكلب صغيراً أو أليفاً. في بيت واحد فقط إن كان له ${APART}، ولا يخرج من قفصه والكلب طليق.`, `No: a bird is prey for a dog, small or tame as it may be. In one home only with ${APART_IN_ENGLISH}, and it never comes out while the dog is loose.`],
  ['rabbits', 'guineapig', 'no', 'لا، لا يوضعان في مكان واحد: الأرنب يركل خنزير غينيا فيؤذيه، وطعامهما مختلف. لكل منهما رفيق من نوعه.', 'No: a rabbit kicks and hurts a guinea pig, and their food differs. Each needs a companion of its own kind.'],
  ['rabbits', 'hunted', 'no', 'لا، لا يوضعان في مكان واحد: الأرنب يركل الصغير فيؤذيه، وطعامهما ونومهما مختلفان. في بيت واحد نعم، لكل منهما قفصه.', 'No, not in one place: a rabbit kicks and hurts it, and their food and sleep differ. In one home, each in its own cage.'],
  ['rabbits', 'birds', 'no', 'لا، لا يوضعان في مكان واحد: الطيور تنقر وتوسّخ طعامه، وقد تحمل ما يمرضه. في بيت واحد نعم، لكل منهما مكانه.', 'No, not in one place: birds peck, soil its food and may carry what makes it ill. In one home, each in its own place.'],
  ['hunted', 'birds', 'no', 'لا، لا يوضعان في قفص واحد: ينقر الطائر ويعضّ الصغير، وينامان في أوقات مختلفة. في بيت واحد نعم، قفصان متباعدان.', 'No, not in one cage: birds peck, small animals bite, and they sleep at other times. In one home, in cages apart.'],
  ['hamster', 'guineapig', 'no', 'لا، لا يوضعان في قفص واحد: الهامستر يعيش وحده ويعضّ، ولكل منهما طعامه.', 'No: a hamster lives alone and bites, and their food differs.'],
  ['seedEaters', 'hookbills', 'no', 'لا، لا يوضعان في قفص واحد: البادجي والكوكتيل والببغاوات مناقيرها أقوى وتؤذي الكناري والفنجس. لكل نوع قفصه، ويجوز في غرفة واحدة.', 'No, not in one cage: budgies, cockatiels and parrots have stronger beaks and hurt canaries and finches. A cage for each; one room is fine.'],
  ['poultry', 'seedEaters', 'no', 'لا، لا يوضعان في قفص واحد: الحمام والدجاج أكبر وأقوى ويؤذيان الطيور الصغيرة. لكل نوع مكانه.', 'No, not in one cage: pigeons and chickens are larger and hurt small birds. A place for each.'],
  ['poultry', 'hookbills', 'no', 'لا، لا يوضعان في قفص واحد: مختلفان في الحجم والطعام، وقد ينقل أحدهما المرض إلى الآخر. لكل نوع مكانه.', 'No, not in one cage: they differ in size and food, and may pass on diseases. A place for each.'],
  ['rooster', 'rooster', 'no', 'لا، الديكان يتقاتلان. ديك واحد في كل حوش مع دجاجات.', 'No: two roosters fight. One in each yard, with hens.'],
  ['fowl', 'fowl', 'limited', 'نعم، فقط بعد عزل الجديد أسبوعين إلى أربعة في مكان آخر، ثم لقاء في حوش واسع تحت نظرك. ديك واحد يكفي عدة دجاجات، والديكان يتقاتلان.', 'Yes, but keep the new one apart for two to four weeks, then let them meet in a wide yard under your eyes. One rooster is enough for several hens; two roosters fight.'],
  ['fowl', 'poultry', 'no', 'لا، لا يوضعان في قفص واحد: الدجاج ينقر الحمام، وقد ينقل أحدهما المرض إلى الآخر. في حوش واحد نعم، لكل منهما بيته وطعامه.', 'No, not in one cage: chickens peck pigeons, and they may pass on diseases. In one yard, each with its own house and food.'],
  ['canary', 'finch', 'limited', 'نعم، فقط في قفص واسع له أكثر من وعاء طعام ومجاثم كثيرة، وخارج موسم التزاوج. افصلهما إن تطاردا.', 'Only in a wide cage with several bowls and many perches, outside the breeding season. Part them if they chase each other.'],
  ['budgie', 'cockatiel', 'limited', 'فقط في قفص كبير جداً وتحت نظرك: البادجي قد يعضّ أرجل الكوكتيل. وقفصان متجاوران أأمن.', 'Only in a very large cage under your eyes: a budgie may bite a cockatiel’s feet. Two cages side by side are safer.'],
  ['clownfish', 'tang', 'limited', 'نعم، كلاهما بحري مسالم، فقط في حوض ماء مالح يكفي التانغ: 300 لتر فأكثر.', 'Yes, both are calm marine fish, but only in a saltwater tank large enough for the tang: 300 litres or more.'],
  ['marine', 'shrimp', 'no', 'لا يعيشان معاً: ماء أحدهما مالح وماء الآخر عذب.', 'No: one needs salt water, the other fresh water.'],
  ['marine', 'warm', 'no', 'لا يعيشان معاً: ماء أحدهما مالح وماء الآخر عذب.', 'No: one needs salt water, the other fresh water.'],
  ['marine', 'cold', 'no', 'لا يعيشان معاً: ماء أحدهما مالح وماء الآخر عذب.', 'No: one needs salt water, the other fresh water.'],
  ['predator', 'fish', 'no', 'لا، تكبر جداً وتأكل ما يدخل فمها من الأسماك. تحتاج حوضاً كبيراً (300 لتر فأكثر) ومن يعرفها.', 'No: it grows large and eats whatever fits into its mouth. It needs a large tank of 300 litres or more.'],
  ['puffer', 'fish', 'no', 'لا، السمكة المنتفخة وحدها في حوض مستقل: تعضّ غيرها وتأكل الروبيان.', 'No: a puffer lives alone in its own tank; it bites others and eats shrimps.'],
  ['hamster', 'hamster', 'no', 'لا، السوري وحده دائماً: اثنان يتقاتلان حتى الأذى. والقزم لا يقبل إلا أخاً تربّى معه.', 'No: a Syrian always lives alone, two fight until hurt. A dwarf only accepts a sibling that grew up with it.'],
  ['cockCanary', 'cockCanary', 'no', 'لا، ذكرا الكناري يتقاتلان ويقلّ تغريدهما. لكل ذكر قفصه، أو ذكر مع أنثى.', 'No: two male canaries fight and sing less. A cage for each, or a male with a female.'],
  ['buck', 'buck', 'no', 'لا، ذكران من الأرانب يتقاتلان إن لم يُعقّما. الأرنب يحتاج رفيقاً: ذكر معقّم مع أنثى أسلم، ويتعارفان ببطء.', 'No: two male rabbits fight unless neutered. A rabbit needs company: best a neutered male with a female, introduced slowly.'],
  ['tang', 'tang', 'no', 'لا، التانغ يقاتل تانغاً مثله في حوض البيت. واحد في كل حوض.', 'No: tangs fight one another in a home tank. One in each.'],
  ['betta', 'betta', 'no', 'لا أبداً: ذكرا البيتا يتقاتلان حتى الموت. واحد في كل حوض.', 'Never: two male bettas fight to death. One in each tank.'],
  ['goldfish', 'goldfish', 'limited', 'نعم، فقط إن كفى الحوض: 75 لتراً للأولى و40 لكل واحدة بعدها. والبطيئة كالبلاك مور مع بطيئة مثلها: السريعة تسبقها إلى الطعام.', 'Yes, but only if the tank is large enough: 75 litres for the first and 40 for each further one. Slow ones such as the black moor with slow ones: the fast take their food.'],
  ['finch', 'finch', 'yes', 'نعم، الفنجس جماعي: في قفص واسع لكل زوج فيه مكان، بأكثر من وعاء طعام. افصلهما إن تطاردا.', 'Yes, finches live in groups: in a wide cage with several bowls. Part them if they chase each other.'],
  ['goldfish', 'koi', 'limited', 'فقط في بركة كبيرة: الكوي يحتاج نحو 1000 لتر للسمكة ويكبر أكثر من نصف متر. في حوض البيت لا.', 'Only in a large pond: koi need about 1000 litres each. Not in an aquarium.'],
  ['cold', 'shrimp', 'no', 'لا، الذهبية والكوي يأكلان الروبيان.', 'No: goldfish and koi eat shrimps.'],
  ['goldfish', 'guppy', 'no', 'لا، الذهبية ماؤها أبرد (18 إلى 24 درجة) وتأكل الأسماك الصغيرة كالجوبي. لكل منهما حوضه.', 'No: goldfish need cooler water (18 to 24 °C) and eat small fish such as guppies. A tank for each.'],
  ['cold', 'warm', 'no', 'لا، ماؤهما مختلف: الذهبية والكوي يحبان ماءً أبرد (18 إلى 24 درجة)، والأخرى سمكة ماء دافئ، وزعانفها تُعضّ. لكل منهما حوضه.', 'No: goldfish and koi need cooler water (18 to 24 °C), the other warm water, and fins get nipped. A tank for each.'],
  ['betta', 'guppy', 'no', 'لا، البيتا تهاجم الجوبي لألوانه وذيله الطويل. ذكر البيتا وحده، أو معه أسماك قاع هادئة في 40 لتراً فأكثر.', 'No: a betta attacks guppies for their colours and long tails. Alone, or with calm bottom fish in 40 litres or more.'],
  ['betta', 'angelfish', 'no', 'لا، كلاهما طويل الزعانف ويتقاتلان. ذكر البيتا وحده.', 'No: both have long fins and fight. A male betta lives alone.'],
  ['betta', 'discus', 'no', 'لا، الديسكس يحتاج ماءً أحرّ (28 إلى 30 درجة) وجماعة هادئة. ذكر البيتا وحده.', 'No: discus need hotter water (28 to 30 °C) and a calm group. A male betta lives alone.'],
  ['betta', 'shrimp', 'no', 'لا يُنصح به: البيتا تصيد الروبيان. وإن جرّبت ففي 40 لتراً فأكثر كثيرة النبات والمخابئ، وقد يُؤكل.', 'Not advised: bettas hunt shrimps. If you try, in 40 litres or more with many plants, and some may be eaten.'],
  ['guppy', 'angelfish', 'no', 'لا، الملاك يكبر ويأكل الجوبي وصغاره. الملاك مع أسماك متوسطة الحجم.', 'No: angelfish grow and eat guppies and their young. Keep them with fish of middle size.'],
  ['guppy', 'discus', 'no', 'لا، الديسكس يحتاج ماءً أحرّ (28 إلى 30 درجة)، والجوبي 24 إلى 27 وسريع يزاحمه على الطعام.', 'No: discus need hotter water (28 to 30 °C) than guppies (24 to 27 °C), which outpace them at food.'],
  ['guppy', 'shrimp', 'limited', 'نعم، فقط في حوض كثير النبات والمخابئ: الجوبي لا يؤذي كبار الروبيان ويأكل صغاره.', 'Yes, but only with many plants and hiding places: guppies leave adult shrimps alone and eat the young.'],
  ['discus', 'angelfish', 'limited', 'فقط لخبير وفي حوض كبير (250 لتراً فأكثر) عند 28 درجة: الملاك أسرع ويضايق الديسكس وقد ينقل إليه مرضاً. والأفضل لكل منهما حوضه.', 'Only for the experienced, in 250 litres or more at 28 °C: angelfish bully discus and may pass on diseases. Better a tank for each.'],
  ['discus', 'shrimp', 'no', 'لا، ماء الديسكس حار على الروبيان (28 إلى 30 درجة)، وقد يأكله.', 'No: the discus’ water (28 to 30 °C) is too hot for shrimps, and it may eat them.'],
  ['angelfish', 'shrimp', 'no', 'لا، الملاك يأكل الروبيان الصغير.', 'No: angelfish eat small shrimps.'],
]
