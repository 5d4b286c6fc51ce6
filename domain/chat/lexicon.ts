// The vocabulary of the chatbot: animals, goods, properties, parts of care, and synonyms. Animals, goods and
// properties are answered from the record; all of them let an example with one word stand for its neighbours
// (learn-topics.ts). Words are separated by blanks in any spelling that folds alike; _ joins the words of a phrase.

/** By family. `like`: words in product names that mean the same to a customer. `plural` as in «ليس لدينا …». */
// biome-ignore format: a table, a line each
export const KINDS = {
  cat: { family: 'cats', plural: 'قطط', words: 'قطة قطط قط قطو قطوه قطاوه قطاو قطت قطي قطتي بسة بسي بستي بسس بساس بسينه بسه قطيطه هره سنور سنانير بسبوس بسبوسه قطقوط قطقوطه قطوط قطوطه قطيوه قطيوته قطيو كتن كيتن cat cats kitten kitty qita qta qitat gatawa qtawa otta bsa bsas bissi bissa' },
  persian: { family: 'cats', plural: 'قطط شيرازية', like: 'شيرازي', words: 'شيرازي شيرازيه شيرزي شيرازيي شراز persian shirazi sherazi' },
  british: { family: 'cats', plural: 'قطط بريطانية', like: 'بريطاني', words: 'بريطاني بريتش british بريتيش' },
  siamese: { family: 'cats', plural: 'قطط سيامية', like: 'سيامي', words: 'سيامي سياميه صيامي siamese siami' },
  scottish: { family: 'cats', plural: 'قطط سكوتش', like: 'سكوتش', words: 'سكوتش سكوتيش فولد scottish fold' },
  himalayan: { family: 'cats', plural: 'قطط هيمالايا', like: 'هيمالايا', words: 'هيمالايا هملايا himalayan' },
  mainecoon: { family: 'cats', plural: 'قطط مين كون', like: 'مين', words: 'مين_كون ماين_كون ماينكون maine coon' },
  otherCat: { family: 'cats', plural: 'قطط من هذه السلالة', like: 'بنغال راغدول سفينكس مانشكن سيبيري نرويجي انجورا اكزوتيك', words: 'بنغال بنجال راغدول راجدول سفينكس مانشكن منشكن سيبيري نرويجي انقورا انجورا اكزوتيك بيكي_فيس bengal ragdoll sphynx munchkin' },
  bird: { family: 'birds', plural: 'طيور', words: 'طير طيور طائر طيري عصفور عصافير عصفوره صافير فرخ الفرخ bird birds tuyoor asfoor' },
  canary: { family: 'birds', plural: 'طيور كناري', like: 'كناري', words: 'كناري كنار كناريه كنارى كنري canary kanari' },
  cockatiel: { family: 'birds', plural: 'طيور كوكتيل', like: 'كوكتيل', words: 'كوكتيل كروان كوكاتيل cockatiel kokateel koktail' },
  budgie: { family: 'birds', plural: 'طيور بادجي', like: 'بادجي', words: 'بادجي بادجيه بدجي بادجى بجي budgie budgerigar parakeet badji عصفور_حب عصافير_حب عصفور_الحب طيور_الحب طيور_حب طير_حب طيور_الزينه lovebird lovebirds' },
  finch: { family: 'birds', plural: 'طيور فنجس', like: 'فنجس', words: 'فنجس فنش زيبرا جولديان finch zebra finches حسون' },
  parrot: { family: 'birds', plural: 'ببغاوات', like: 'ببغاء كوكتيل بادجي', words: 'ببغاء ببغا ببغاوات بغبغان ببغائي بغبغاء parrot parrots babagha babgha درره' },
  grey: { family: 'birds', plural: 'ببغاوات كاسكو', like: 'كاسكو', near: 'parrot', words: 'كاسكو كاسكوو كاسك casco kasko grey_parrot' },
  macaw: { family: 'birds', plural: 'ببغاوات مكاو', like: 'مكاو', near: 'parrot', words: 'مكاو مكو macaw ماكاو' },
  pigeon: { family: 'birds', plural: 'حمام', like: 'حمام', words: 'حمام حمامه حمامات pigeon pigeons dove' },
  homer: { family: 'birds', plural: 'حمام زاجل', like: 'زاجل', words: 'زاجل زواجل حمام_زاجل homer homing_pigeon' },
  chicken: { family: 'birds', plural: 'دجاج ولا صيصان', like: 'دجاج دجاجه', near: 'rooster', words: 'دجاج دجاجه دجاجات دياي دياجه ديايه كتاكيت كتكوت صيصان كتاكيتي صوص صيصاني فراخي فراخ_بتبيض فراخ_تبيض فراخ_بياضه chick chicks chicken hen hens' },
  rooster: { family: 'birds', plural: 'ديوك', like: 'ديك', words: 'ديك ديكي ديوك براهما rooster' },
  falcon: { family: 'birds', plural: 'صقور', like: 'صقر', words: 'صقر صقور شاهين falcon' },
  otherParrot: { family: 'birds', plural: 'ببغاوات من هذا النوع', like: 'روزيلا كوكاتو امازون كونيور', near: 'parrot', words: 'روزيلا كوكاتو امازون كونيور cockatoo amazon conure rosella' },
  otherBird: { family: 'birds', plural: 'طيور من هذا النوع', like: 'مينا بلبل طاووس سمان بط', words: 'مينا بلبل طاووس سمان بط بطه بومه نعام myna duck peacock' },
  fish: { family: 'fish', plural: 'أسماك زينة', words: 'سمك سمكه اسماك سمكات سمج سمجه سماك سمكتي fish' },
  goldfish: { family: 'fish', plural: 'أسماك ذهبية', like: 'ذهبيه مور', words: 'ذهبيه_سمكه سمكات_ذهبيه سمكات_ذهبيات ذهبيات سمك_ذهبي ذهبيتي سمكه_ذهبيه السمك_الذهبي السمكه_الذهبيه اسماك_ذهبيه جولدفيش قولدفيش goldfish' },
  betta: { family: 'fish', plural: 'أسماك بيتا', like: 'بيتا', words: 'بيتا فايتر بيتّا betta fighter' },
  guppy: { family: 'fish', plural: 'أسماك جوبي', like: 'جوبي', words: 'جوبي جابي قوبي guppy guppies جابيز' },
  koi: { family: 'fish', plural: 'أسماك كوي', like: 'كوي', words: 'كوي koi' },
  discus: { family: 'fish', plural: 'أسماك ديسكس', like: 'ديسكس', words: 'ديسكس ديسكاس discus' },
  shrimp: { family: 'fish', plural: 'روبيان زينة', like: 'روبيان جمبري', words: 'روبيان ربيان جمبري shrimp' },
  otherFish: { family: 'fish', plural: 'أسماك من هذا النوع', like: 'اروانا اوسكار تيترا مولي بلاتي سيكليد مهرج تانغ بليكو ملاك', words: 'مهرج تانغ تانج tang اروانا اوسكار تيترا مولي بلاتي سيكليد سيشلد فلاورهورن نيمو بليكو انجل clown clownfish arowana oscar tetra molly nemo angelfish' },
  rabbit: { family: 'rabbits', plural: 'أرانب', words: 'ارنب ارانب ارنوب ارنوبه ارنوبي ارنبه ارنبي ارانيب ارنبين rabbit rabbits bunny arnab' },
  hamster: { family: 'small', plural: 'هامستر', like: 'هامستر', words: 'هامستر همستر هامستري هامسترتي هامسترات هامسترز hamster hamsters hamstar' },
  turtle: { family: 'small', plural: 'سلاحف', like: 'سلحفاه سلاحف', words: 'سلحفاة سلحفاه سلاحف سلحفه سلحفاتي حمسه غيلم turtle turtles tortoise' },
  smallPet: { family: 'small', plural: 'حيوانات صغيرة', like: 'هامستر فنجس بادجي كناري', words: 'حيوان_صغير شي_صغير شيء_صغير حيوانات_صغيره small_pet small_pets small_animal small_animals' },
  guineapig: { family: 'small', plural: 'خنازير غينيا', like: 'غينيا', words: 'خنزير_غينيا خنازير_غينيا غينيا guinea' },
  hedgehog: { family: 'small', plural: 'قنافذ', like: 'قنفذ', words: 'قنفذ قنافذ قنفد hedgehog' },
  squirrel: { family: 'small', plural: 'سناجب', like: 'سنجاب', words: 'سنجاب سناجب شوجر squirrel' },
  mouse: { family: 'small', plural: 'فئران', like: 'فار', words: 'فار فئران فيران جربوع mouse mice rat' },
  dog: { family: 'dogs', plural: 'كلاب', words: 'كلب كلاب كلبه جرو جراء سلوقي سلوقيه هاسكي جيرمن بيتبول بودل كلبي dog dogs puppy kalb husky' },
  snake: { family: 'small', plural: 'زواحف', like: 'ثعبان', words: 'سحالي زواحف ضب ضبان ثعبان ثعابين افعى افاعي ايغوانا سحليه snake lizard iguana' },
  monkey: { family: 'small', plural: 'قرود', like: 'قرد', words: 'قرد قرود monkey' },
  horse: { family: 'small', plural: 'خيول ومواشٍ', like: 'حصان', words: 'حصان خيل خيول غنم خروف ماعز تيس بقره جمل بعير ناقه horse goat sheep' },
} as const satisfies Record<string, { family: string; plural: string; words: string; like?: string; near?: string }>

/**
 * What is sold for animals. `head`: the first word of such product names; a product that only contains the word
 * elsewhere is a weaker match. `sorts`: variants that do not replace each other.
 */
// biome-ignore format: a table, a line each
export const GOODS = {
  litter: { plural: 'رمل القطط', head: 'رمل', words: 'رمل رمله رمول litter تراب_قطط بنتونيت' },
  litterbox: { plural: 'صناديق الرمل', head: 'صندوق رمل', words: 'صندوق_رمل صناديق_رمل صندوقين_رمل صندوق_الرمل ليتر_بوكس الليتر_بوكس ليتربوكس بيت_رمل بيت_الرمل صحن_رمل حمام_قطط صندوق_فضلات صندوق_الفضلات litter_box litterbox litter_tray' },
  food: { plural: 'طعامه', head: 'طعام خلطه حبيبات رقائق معجون قطع تونه وصفه حبوب', words: 'حب طعام اكل اطعمه غذاء علف اعلاف دراي معلبات تونه حبوب بذور خلطه خلطات وجبات مكافات سناك food akel akl akal feed seeds treats معجون دخن رقائق حبيبات flakes pellets' },
  hay: { plural: 'الدريس', head: 'قش دريس تبن', sorts: 'تيموثي|timothy برسيم|alfalfa', words: 'دريس تيموثي تيموتي قش وقش حشيش برسيم تبن hay timothy' },
  cage: { plural: 'الأقفاص', head: 'قفص', words: 'قفص اقفاص قفصه cage cages bird_cage شبك' },
  nest: { plural: 'الأعشاش', head: 'عش', words: 'عش اعشاش صندوق_تفريخ nest' },
  tank: { plural: 'الأحواض', head: 'حوض', words: 'حوض احواض اكواريوم aquarium tank fish_tank حوض_سمك' },
  filter: { plural: 'الفلاتر', head: 'فلتر مضخه', words: 'فلتر فلاتر مضخه filter pump aquarium_filter tank_filter' },
  heater: { plural: 'السخانات', head: 'سخان', words: 'سخان سخانه سخانات هيتر هيترات heater' },
  decor: { plural: 'زينة الأحواض', head: 'زينه', words: 'زينه_حوض coral_ornament aquarium_coral_ornament مرجان ديكور صخور حصى' },
  toy: { plural: 'الألعاب', head: 'كره لعبه عجله العاب', sorts: 'عجله|wheel كره|ball', words: 'لعبه العاب لعب كره عجله عجلات كرات كور كرتين كورتين balls toy toys wheel' },
  post: { plural: 'أعمدة الخدش', head: 'عمود', words: 'عمود_خدش اعمده_خدش عمودين_خدش اعمده خداش خدش شجره_قطط سكراتش scratching' },
  bed: { plural: 'الأسرّة', head: 'سرير', words: 'سرير اسره فراش مرتبه bed' },
  house: { plural: 'البيوت', head: 'بيت', words: 'بيت_قطط بيت_للقطط بيت_خشبي بيوت house' },
  carrier: { plural: 'صناديق النقل', head: 'صندوق حقيبه شنطه', sorts: 'حقيبه|حقائب|شنطه|شنط|backpack', words: 'صندوق_نقل صناديق_نقل صندوقين_نقل نقال شنطه شنط حقيبه حقائب بوكس_نقل carrier backpack' },
  collar: { plural: 'الأطواق', head: 'طوق مقود', sorts: 'طوق|اطواق|collar مقود|سلسله|leash', words: 'طوق اطواق جرس سلسله مقود leash collar' },
  shampoo: { plural: 'الشامبو', head: 'شامبو', words: 'شامبو شامبوهات صابون shampoo' },
  comb: { plural: 'الأمشاط', head: 'مشط فرشاه مقص', sorts: 'مشط|امشاط|فرشاه|brush|comb مقص', words: 'مشط امشاط فرشاه مقص_اظافر مقص brush comb' },
  bowl: { plural: 'أوعية الطعام والماء', head: 'وعاء نافوره قاروره صحن', sorts: 'نافوره|نوافير|fountain قاروره|قوارير|قنينه|bottle وعاء|اوعيه|صحن|bowl', words: 'وعاء اوعيه نوافير قوارير مشرابيه مشارب صحن صحون نافوره قاروره قنينه مشربيه معلفه bowl fountain water_bottle' },
  lamp: { plural: 'مصابيح التدفئة', head: 'مصباح', words: 'مصباح مصابيح لمبه تدفئه دفايه' },
  salt: { plural: 'ملح الأحواض', head: 'ملح', words: 'ملح_بحري ملح_البحر ملح_احواض ملح_حوض ملح_اكواريوم ملح_مارين marine_salt sea_salt aquarium_salt' },
  medicine: { plural: 'الأدوية والفيتامينات', head: 'فيتامين', words: 'فيتامين فيتامينات ادويه_للبيع قطره مكمل مكملات vitamins' },
  feeder: { plural: 'المعالف الآلية', head: 'معلفه', words: 'معلفه_اليه معلفه_اوتوماتيك معلفه_ذكيه ماكينه_اكل مكينه_اكل مكنه_اكل جهاز_اكل جهاز_طعام automatic_feeder auto_feeder' },
  airpump: { plural: 'مضخات الهواء', head: 'مضخه هواء', words: 'اكسجين اوكسجين مضخه_هواء طرمبه_هواء مولد_هواء air_pump' },
  plants: { plural: 'نباتات الأحواض', head: 'نبات', words: 'نباتات_مائيه نبات_مائي نباتات_حوض نباتات_طبيعيه تربه_حوض تربه_نباتات plants' },
  conditioner: { plural: 'مزيل الكلور', head: 'مزيل', words: 'مزيل_كلور مزيل_الكلور مضاد_كلور معالج_ماء معالج_مويه water_conditioner dechlorinator' },
  clothes: { plural: 'ملابس الحيوانات', head: 'ملابس', words: 'ملابس لبس فستان_قطط ثياب clothes' },
  diaper: { plural: 'الحفاضات', head: 'حفاض', words: 'حفاض حفاضات حفاظات' },
  dish: { plural: 'طعام الناس', head: 'برياني', words: 'برياني كبسه مندي مشوي مشويه مقلي مقليه شاورما شوربه صالونه مكبوس مضغوط برجر برغر بيتزا ذبايح ذبيحه مذبوح مذبوحه للذبح للاكل للطبخ للشوي لحم_غنم لحم_بقر كباب سوشي biryani shawarma grilled burger pizza sushi' },
} as const satisfies Record<string, { plural: string; words: string; head: string; sorts?: string }>

/** Brands of food that are asked for by name, whether the shop has them or not. */
export const BRANDS = {
  'رويال كانين': 'رويال_كانين رويال_كنين رويل_كانين رويال كانين royal_canin',
  ويسكاس: 'ويسكاس وسكاس ويسكس whiskas',
  بيورينا: 'بيورينا بورينا purina بروبلان برو_بلان pro_plan',
  فريسكيز: 'فريسكيز فرسكيز friskies',
  هيلز: 'هيلز hills',
  'مي أو': 'ميو_ميو me_o',
  جوسيرا: 'جوسيرا josera',
  ريفلكس: 'ريفلكس reflex',
  أكانا: 'اكانا acana اوريجن orijen',
  شيبا: 'شيبا sheba',
} as const

/** Properties of an animal, answered from its record (C-04). */
export const TRAITS = {
  male: 'a_boy ذكر ذكور دكر فحل ولد_ولا male',
  female: 'a_girl بنت بنتين انثى انثيين انثتين نتايه اناث انثي نتايه نثيه female',
  sex: 'ولا_ولد ولا_صبي ولا_بنت ولا_بنوته صبي_ولا بنوته_ولا جنسه جنسها جنس دكر_ولا دكر_والا ذكر_ولا ذكر_والا ذكر_او ولد_او ولد_والا gender',
  age: 'سنه_كام عنده_كام_سنه عندها_كام_سنه كام_شهر كام_سنه عمره عمرها عمرهم اعمارهم اعمار العمر عمر كبرها سنه_كم شهور شهر شهرين اشهر age how_old omrah months',
  young: 'صغير صغيره صغار صغيرون بيبي كتاكيت young small baby زغير زغيره زغار sghar younger youngest',
  colour: 'لونه لونها لون الوان الوانهم الوانها color colour',
  vaccinated:
    'مطعم مطعمه مطعمين متطعم متطعمه تطعيم تطعيمات تطعيمه تطعيمها مطعوم مطعومه تحصين محصن محصنه تحصينات تطعيمهم طعموه لقاح لقاحات ملقح vaccinated vaccine',
  health:
    'فيها_مرض فيه_مرض فيهم_مرض فيها_امراض فيه_امراض فيها_شي_مرض مريض_ولا_سليم مريضه_ولا_سليمه any_disease any_illness any_health_issues صحته صحتها صحه سليم سليمه خالي_من الامراض دفتر جواز شهاده_صحيه ورق اوراقه مفحوص healthy براغيث_فيها',
  neutered: 'm3agam mo3agam معقم معقمه متعقم متعقمه مخصي مخصيه neutered spayed',
  kids: 'بيت_فيه_صغار فيه_صغار عندي_صغار عندنا_صغار للصغار_في_البيت صغاري صغارنا لولد لبنت لطفل اطفال للاطفال الاطفال طفل طفلتي طفلي ولدي بنتي عيالي العيال عيال بزران يهال ولاد اولاد طفلي kids kid toddler children child boy girl son daughter عيالنا يخربش يخرمش يخمش يخدش خدوش scratch',
  pets: 'حيوانات_ثانيه قطط_ثانيه مع_القطط مع_الكلاب مع_قطه مع_قطوه مع_قط مع_قطتي مع_قطوتي مع_حيوانات مع_حيوان مع_باقي مع_غيره مع_غيرها يتفق تتفق يتوافق ينسجم يتقبل يتعايش متوافق متوافقه متوافقين توافق تتوافق يتعارك يتعاركون مع_الطيور مع_طيور مع_طيري مع_الارانب مع_ارنبي مع_بعض with_other other_cats other_pets other_animals',
  talks: 'يتكلم يتكلمون تتكلم يتحكي يحكي بيتكلم متكلم يحجي ناطق يقلد talk talks talking',
  sings:
    'صوته_حلو صوتها_حلو صوته_جميل صوتها_جميل صوته_عذب صوته_احلي صوته_احلى صوت_حلو صوت_جميل احلى_صوت اجمل_صوت صوته_زين beautiful_voice nice_voice sweet_voice يغني تغني يغرد مغرد تغريد يزقزق sings sing singing',
  whistles: 'يصفر تصفر يصفرون تصفير صفير صفيره whistle whistles whistling',
  tame: 'يحب_الناس تحب_الناس يحب_الحضن تحب_الحضن يحب_الغرباء تحب_الغرباء حنون حنونه ودود ودوده اليف أليفه friendly tame',
  calm: 'هادي هاديه هادئ اهدى اهدا هادئه هدوء اهداهم هدوءا هدوؤه اهدأ ما_يتحرك_كثير كسول كسوله calm calmer calmest quieter lazy',
  active:
    'نشيط نشيطه نشيطين نشاطا انشط حركي حركيه حيوي حيويه لعوب لعوبه مرح مرحه فضولي فضوليه يلعب بيلعب العبهم يحب_يلعب يحب_اللعب حركته_كثيره كثير_الحركه كثيره_الحركه playful active energetic lively plays',
  nature:
    'الطبع طبع طباعه طباعها مزاجه طبعه طبعها طبعهم شخصيته شخصيتها اجتماعي اجتماعيه شرس عدواني يعض temperament personality',
  single: 'ازواج بالازواج ينباع تنباع حبه_وحده بالحبه مفرد بالمفرد يباع_لحاله sold_separately singly',
  alone:
    'لحاله لحالها لحالو لحالهم لوحده لوحدها لوحدو بروحه بروحها بحاله البقاء_وحده البقاء_وحدها يبقي_وحده تبقي_وحدها وحده_في_البيت وحدها_في_البيت stay_alone left_alone home_alone',
  breeds:
    'جاهز_للتزاوج جاهزه_للتزاوج جاهزين_للتزاوج للتزاوج للانتاج ينتج منتج منتجين منتجه يبيض تبيض بيبيض يبيضون بتبيض يفرخ تفرخ يفرخون للتفريخ مزاوج متزاوجين lays lay_eggs breeding_pair ready_to_breed',
  weight:
    'كم_كيلو كام_كيلو كم_مل كام_مل كم_جرام كام_جرام how_many_kilos how_many_kg how_many_grams kam_kilo حجم_علبه حجم_عبوه كيس_كم_كيلو كيس_كم كم_كيلو_كيس كم_كيلو_فيه علبه_كم_جرام حجم_كيس وزنه وزنها وزنهم وزن يوزن توزن بيوزن يزن تزن weigh weighs حجمه حجمها ثقيل ثقيله خفيف خفيفه weight size heavy',
  capacity:
    'كم_لتر كم_ليتر كام_لتر قديش_لتر لتر_كم كم_مل_ماي كم_تاخذ_ماي كم_يشيل_ماي كم_تشيل_ماي كم_تسع سعته سعتها سعه سعتهم capacity how_many_litres how_many_liters',
  dimensions:
    'كم_قطره كم_قطرها قديش_قطره قديش_قطرو اديش_قطرو كبير كبيره طويل طويله قصير قصيره big طوله طولها عرضه عرضها ارتفاعه ارتفاعها قطره قطرها قطرو ابعاد ابعاده ابعادها مقاس مقاسات مقاسه مقاسها قياس قياسات قياسه قياسها height width dimensions how_tall how_high how_wide tall',
  lasts:
    'كم_تكفي كم_بتكفي تكفي_كم يكفي_كم بتكفي_كم بيكفي_كم كم_تقعد_عبوه كم_تقعد_علبه كم_يوم_تكفي كم_يوم_يكفي كم_تدوم how_long_does_it_last how_long_will_it_last lasts',
  included:
    'ايش_يجي_معاه ايش_يجي_معه شو_يجي_معاه شو_يجي_معه شو_بيجي_معو شو_يجي_معو وش_يجي_معه وش_يجي_معاه موه_يجي_معه شو_يجي_وياه ايه_اللي_بييجي_معاه بييجي_معاه_ايه what_comes_with_it what_is_included',
  material: 'خامه خامته خامتها مصنوع مصنوعه مادته حديد بلاستيك معدن material',
  brand: 'ماركه ماركته ماركتها brand',
  left: 'كم_عندكم_منه كم_عندكم_منها كم_عندكم_منهم كم_واحد_باقي كم_وحده_باقيه كم_حبه_باقيه كم_حبه_بقت كم_قطعه_باقيه كم_باقي كم_بقي كم_باقيه كم_متبقي كم_المتبقي كم_حبه كم_قطعه باقي_كم بقي_كم باقي_منه باقي_منها باقي_منهم ضل_منه ضل_منو باقي_منو ضل_منها ضايل_منه فاضل_منه فضل_منه فاضل_منها بقي_منه بقي_منها اخر_حبه اخر_واحد how_many_left left اكثر_من_واحده اكثر_من_واحد',
  noise:
    'صوتهم صوتهن مواء يموء تموء مواءه صوته صوتها صوت صامت صامته ضجه ازعاج مزعج مزعجه يزعج تزعج الجيران جيران noisy noise quiet silent loud',
  salt: 'بحري بحريه بحريين marine مالح مالحه عذب عذبه ماي_حلو مويه_حلوه ماي_عادي مي_عادي مويه_عاديه مويه_عادي saltwater freshwater salt',
  touch:
    'المس المسه المسها نلمس نلمسه نلمسها يلمس ينلمس امسكه امسكها نمسكه يمسك ينمسك باليد حمله_باليد حملها_باليد علي_اليد touch hold',
  easy: 'ما_تحتاج_شغل ما_يحتاج_شغل ما_يبي_شغل ما_تبي_شغل ما_تحتاج_تعب ما_يحتاج_تعب ما_تتعب ما_يتعب ما_تتعبني ما_يتعبني ما_بتتعب ما_بيتعب بدون_تعب من_غير_تعب ما_تحتاج_عنايه ما_يحتاج_عنايه ما_تحتاج_اهتمام ما_يحتاج_اهتمام عنايته_قليله عنايتها_قليله قليل_العنايه قليله_العنايه ما_تموت ما_يموت ما_بتموت ما_بيموت low_maintenance اول_مره بسيط بسيطه سهل سهله اسهل مبتدئ مبتدئين للمبتدئين beginner beginners easy easiest easier sahla',
  breed: 'سلالته سلالتها فصيلته فصيلتها نوعه نوعها اصلي اصليه بيور breed سلاله',
  place:
    'وين_مكانه وين_مكانها فين_مكانه فين_مكانها مكانه_فين مكانها_فين وين_موجود وين_موجوده وين_هو وين_هي هو_وين هي_وين هو_فين هي_فين wen_hi wain_hi wen_hu wain_hu وينه وينها فين_هو فين_هي مكانه_وين مكانها_وين where_is_it where_is_he where_is_she',
  story:
    'مواصفات مواصفاته مواصفاتها تفاصيل تفاصيله تفاصيلها معلومات_عنه معلومات_عنها معلومات_اكثر details احكي_لي_عنه',
} as const

export const COLOURS = {
  أبيض: 'ابيض بيضاء بيضا ابيظ بيظا white bayda baida bedha beda',
  أسود: 'اسود سوداء سودا سود black sawda',
  رمادي: 'رمادي رماديه رصاصي رصاصيه grey gray',
  أزرق: 'ازرق زرقاء زرقا زرق blue',
  أحمر: 'احمر حمراء حمرا حمر red',
  أصفر: 'اصفر صفراء صفرا صفر yellow asfar',
  أخضر: 'اخضر خضراء خضرا خضر green',
  برتقالي: 'برتقالي برتقاليه مشمشي مشمشيه orange ginger',
  بني: 'بني بنيه brown',
  ذهبي: 'ذهبي ذهبيه دهبي دهبيه golden gold',
  كريمي: 'كريمي كريميه cream بيج',
  فضي: 'فضي فضيه silver',
  ملون: 'ملون ملونه ملونين ثلاثيه_الالوان tricolour',
} as const

/** Parts of care advice. */
export const CARE_PARTS = {
  travel:
    'اشيله_فيه اشيلها_فيها اشيلها_فيه اشيله_فيها احطها_فيها_للسفر انقله_فيه انقلها_فيه لنقله لنقلها لنقلهم لنقل نقلها نقله احمله_فيه احملها_فيه بالسياره في_السياره العربيه بالعربيه في_العربيه السياره سيارتي بسيارتي انقله انقلها انقل اوديه اوديها في_الطريق car travel transport',
  food: 'ممنوع_عليه ممنوعه_عليه ممنوع_عنه ممنوعه_عنه ممنوع_عليها ممنوعه_عليها ممنوع_عنها ممنوعه_عنها رطب_ولا_جاف جاف_ولا_رطب ناشف_ولا_رطب رطب_ولا_ناشف ياكل تاكل ياكلون yakol bakol ااكل ااكله ااكلها اوكل اوكله اوكلها اكلها_ايش ياكلوا بياكل تاكله طعامه اكله اكلها اكلهم غذاءه يتغذى تتغذى بطعمها بطعميها بطعميه بطعميهن بطعميهم بطعمهن بطعمهم اطعميها اطعم اطعمه اطعمها يطعم تغذيه وجبه وجبات غذا يشرب تشرب حليب yakel yakl eat eats feed',
  bathing:
    '7ammem 7ammemo b7ammem b7ammemo 7amemo b7amemo a7ammem a7ammemo t7ammem bt7ammem احمم اسحم اسحمها اسحمه اسحمهم نسحم احممها احممه حممه حممها حمم استحمام تحميم يستحم تستحم يتحمم يتحمم تتحمم تحممها اسبح اسبحها اسبحه اسبح يسبح تسبيح سبح اغسل اغسلها اغسله نغسل نغسله نغسلها يغسل غسيل نروش نروشه نروشها نسبح نسبحه نسبحها شاور بحميها بحميه احميها احميه نحميها تروش اروش اروشها بحمم حمامه_كم ينحمم bath bathe wash',
  coat: 'شعر شعره شعرها فرو وبر تساقط يتساقط يطيح_شعره تمشيط امشط يتمشط تتمشط يمشط امشطها اظافر اظافره مخالب اقص اقلم ريشه ريش_يطيح تبديل_ريش groom grooming brush brushing brushed shedding nails trim',
  litter:
    'ريحه_بول بول_قط يبول_برع يبول_برا تبول_برع تبول_برا برع_صندوق برا_صندوق خارج_صندوق ليتر_بوكس الليتر_بوكس يتعود_على_الرمل على_الرمل صندوق_الرمل تسوي_حمام وين_يسوي_حمام تقضي_حاجتها حاجته_وين الليتر يتبول_برا تتبول_في تبول_على يعملها_برا potty litter_trained house_trained potty_trained toilet_trained',
  vaccines:
    'تتطعم يتطعم نطعمها نطعمه تطعيم_القطط متى_اطعم متى_اطعمها متى_اطعمه تطعيمات_القطط جدول_التطعيم ديدان براغيث_علاج تعقيم اعقم اعقمها خصي اخصي متى_اعقم متى_التطعيم vaccines vaccination vaccinations vaccinate shots jab jabs spay neuter deworm dewormed',
  pregnancy:
    'حامل حبلي حبلانه حمل حمله حوامل كم_تحمل كم_بتحمل كم_يوم_تحمل يوم_تحمل تحمل_كم بتحمل_كم gestation تولد ولاده تولدت بتولد ولدت خلفت الحمل مده_الحمل pregnant pregnancy birth',
  breeding:
    'تزاوج يتزاوج تزويج ازوج ازوجها تفريخ يبيض تبيض بيض بيضه يفقس فقس تكاثر يتكاثر انتاج مبيض breeding eggs mate',
  home: 'انظفه انظفها انظفهم انظف تنظيف تنظيفه تنظيفها ينظف clean وين_احطه وين_احطها وين_بحطه وين_بحطها وين_حطه وين_حطها احطه_فين احطها_فين وين_احطهم وين_اخليه وين_اخليها وين_يعيش وين_يعيشون قفص_مناسب حجم_القفص قفصه مكانه مكان_القفص يحتاج_قفص وين_احط وين_اخلي يعيش_في_البيت اقفاص_كبيره نشاره فرشه يعيش_وين ارض_القفص cage_size',
  heat: 'درجه_ماء درجه_ماي درجه_مويه درجه_المي حراره حر الحر برد بارد شتا شتاء صيف مكيف المكيف تكييف شمس الشمس رطوبه درجه_حراره temperature summer hot heater دفا دافئ',
  water:
    'ماي_الحوض مويه_الحوض ابدل_المويه اغير_المويه اغير_ماي تغيير_المويه تبديل_المويه ماي مي مويه مويا مويه_السمك كلور مزيل_كلور عكر عكره ماؤه خضراء_المويه water',
  stocking:
    'كاس كاسه كوب دورق بوله حوض_صغير لتر ليتر لترات_حوض عدد_الاسماك يكفي تكفي يسع يتحمل_كم يكفي_حوض litre liter litres',
  setup:
    'اسوي_حوض نسوي_حوض اعمل_حوض نعمل_حوض نجهز_حوض بسوي_حوض سوي_حوض ابني_حوض ابدا_بحوض اول_مره_حوض ازين_حوض اركب_حوض first_aquarium first_tank اجهز_حوض تجهيز_حوض تاسيس_حوض ابدا_حوض حوض_جديد دوره_النيتروجين cycling اول_حوض',
  together:
    'لحالها لحاله لحالهم وحيد وحيده alone lonely معاه معاها وياه وياها معه_ثاني معها_ثانيه احط_اثنين احط_ثنين في_قفص_واحد بنفس_القفص في_نفس_القفص نفس_الحوض يعيش_مع تعيش_مع يعيشون_مع مع_بعض سوا خلط اخلط يتعايش يتعايشون يخلط اجمع_بين نوع_مع تتفاهم يتفاهم يتفاهمون get_along live_together living_together ttfaham tetfaham yetfaham',
  taming:
    'يرجع_لبيته يرجع_للبيت يرجع_البيت ادربه_يرجع اطيره اطيرهم اطير_الحمام اطلق اطلقه اطلقهم تطيير يتعلم تتعلم يتعلمون ya3ed ya3ud ترويض اروض يعض تعض يخمش تخمش خمش يعضون اروضه اعلمه اعلمها اعلم تدريب ادرب ادربه تدريبه كيف_يتكلم اخليه_يتكلم يتعود اعوده اعودها يعضني teach bite bites biting hides hiding يخاف خايف خايفه تخاف يتعود_علي train tame',
  firstdays:
    'اول_يوم اول_ليله اول_ايام ايام_اولى وصلت_البيت جديده_في_البيت قطه_جديده اول_مره_اربي مبتدئ للمبتدئين',
  scratching:
    'الكنبايات كنبايات كنبات سجاد سجاده السجاد السجاده يخربش_الكنب تخربش_الكنب الكنب الاثاث الكنبه العفش عفش تخرب_الاثاث تخدش_الاثاث sofa furniture',
  sexes:
    'اعرف_ذكر اميز_ذكر افرق_ذكر اعرف_جنسه اعرف_جنسها احدد_جنسه اميز_بين افرق_بين اعرف_انه_ذكر اعرف_انها_انثى فرق_ذكر tell_male male_from_female',
  lifespan:
    'يعيش_كم تعيش_كم كم_سنه_تعيش كم_سنه_بيعيش كم_سنه_بتعيش كم_بيعيش كم_بتعيش قديش_بيعيش قديش_يعيش اديش_بيعيش اديش_يعيش قد_ايه_يعيش بيعيش_قد بيعيش_كام live lives كم_يعيش كم_تعيش كم_سنه_يعيش يعيش_كام متوسط_عمر عمره_الافتراضي lifespan',
  play: 'يسلي يسليها يسليه يسليهم تسليه اسلي اسليها اسليه يتسلى تتسلى يلهي يلهيها يلهيه يونس يونسها يلعب_فيه تلعب_فيه يلعبون_فيه entertain العب العبها العبه ممل زهقان يلعب_معي نشاط_يومي exercise',
  sleep:
    'تموء_بالليل يموء_بالليل يصيح_بالليل تصيح_بالليل مواء_بالليل crying cries cry meow meows meowing sleeps sleeping ينام تنام ينامون ترقد يرقد نوم نومه ينامون sleep',
  people:
    'حساسيه حساسيتي ربو عقم طفل_رضيع طفلي_رضيع طفلتي_رضيعه زوجتي_حامل مرتي_حامل حرمتي_حامل امي_حامل اختي_حامل انا_حامل واني_حامل مراه_حامل على_حامل مضره_حامل تضر_حامل يضر_حامل خطر_حامل خطيره_حامل على_المراه على_النساء على_حوامل على_البنات داء_القطط توكسوبلازما تنقل_امراض ينقل_امراض تنقل_مرض ينقل_مرض تعدي_الانسان يعدي_الانسان ينتقل_للانسان خطر_على_الاطفال على_الرضع مع_الرضيع مع_رضيع مولود_جديد allergy allergic asthma pregnant_woman pregnant_wife toxoplasmosis',
  teeth: 'اسنان اسنانه اسنانها تفريش_الاسنان teeth',
} as const
export type CarePart = keyof typeof CARE_PARTS
export type Trait = keyof typeof TRAITS

/** Properties that only animals, or only goods, have. */
export const OF_ANIMALS: readonly Trait[] =
  'male female sex age vaccinated neutered pets talks sings whistles tame nature alone breeds active calm kids'.split(
    ' ',
  ) as Trait[]
export const OF_GOODS: readonly Trait[] = ['dimensions', 'capacity', 'material', 'brand', 'lasts', 'included']

/** Body parts; no field of the record describes them («لون عيونه»). */
export const BODY_PARTS = {
  eyes: 'عين عيون عينه عينها عيونه عيونها عيناه عيناها عينان عينين عينيه عينيها eyes eye',
  ears: 'اذن اذنه اذنها اذان اذانه اذانها اذنين اذنان اذنيه ears ear',
  tail: 'ذيل ذيله ذيلها ذنب ذنبه ديل ديله tail',
  fur: 'شعره شعرها فرو فروه فروها فرائه وبره fur hair',
  legs: 'رجله رجلها رجوله ارجله ارجلها ساقه ساقها اطرافه اطرافها legs paws',
  face: 'وجهه وجهها راسه راسها انفه انفها خشمه خشمها منقاره منقارها face nose beak',
  wings: 'جناحه جناحها جناحيه اجنحته wings',
} as const

/** Foods that people give to animals; text/care/care-foods.ts has what each family may eat. */
export const FOODS = {
  carrot: 'جزر جزره الجزر carrot carrots',
  lettuce: 'خس الخس وخس والخس lettuce',
  cucumber: 'خيار خياره cucumber',
  tomato: 'طماط طماطه طماطم بندوره tomato tomatoes',
  potato: 'بطاط بطاطس بطاطا potato potatoes',
  cabbage: 'ملفوف كرنب زهره قرنبيط cabbage',
  greens: 'جرجير بقدونس كزبره نعناع سبانخ ملوخيه ورقيات خضره خضروات خضار greens parsley vegetables',
  apple: 'تفاح تفاحه كمثري عرموط اجاص apple apples pear pears',
  banana: 'موز موزه banana bananas',
  berries: 'فراوله توت فراوله strawberry strawberries',
  melon: 'بطيخ جح شمام watermelon melon',
  citrus: 'برتقال ليمون يوسفي orange_fruit lemon citrus',
  grapes: 'عنب زبيب grapes raisins',
  dates: 'تمر رطب تمره dates',
  mango: 'مانجو همبا مانجا mango',
  avocado: 'افوكادو avocado',
  onion: 'بصل ثوم بصله onion garlic',
  chocolate: 'شوكولاته شوكلاته شكولاته شوكولا كاكاو chocolate',
  sweets: 'حلويات حلوى سكر بسكويت بسكوت كيك حلاوه ايسكريم sweets biscuit biscuits candy',
  bread: 'خبز خبزه توست صمون bread toast',
  rice: 'رز ورز ارز rice',
  milk: 'حليب لبن لبنه رايب روب زبادي قشطه milk yogurt yoghurt',
  cheese: 'جبن جبنه cheese',
  egg: 'بيض_مسلوق بيضه_مسلوقه بيض_مطبوخ boiled_egg',
  chickenMeat: 'دجاج_مسلوق صدور_دجاج دجاج_مطبوخ chicken_breast',
  fishMeat: 'سمك_مسلوق سمك_مطبوخ سردين cooked_fish sardines',
  tuna: 'تونه التونه tuna',
  rawMeat: 'لحم_نيء لحم_ني لحمه لحم دجاج_نيء دجاج_ني raw_meat raw_chicken meat',
  bones: 'عظم عظام عظمه عظام_دجاج عظم_دجاج عظام_فراخ عظم_فراخ chicken_bones chicken_bone bones bone',
  nuts: 'فستق لوز كاجو مكسرات فول_سوداني nuts peanuts almonds',
  seeds: 'دوار_الشمس حب_شمسي بذور_عباد sunflower',
  corn: 'ذره corn',
  caffeine: 'شاي قهوه نسكافيه بيبسي كولا tea coffee cola',
  salt: 'ملح شيبس مالحات نقانق مرتديلا سجق chips salt sausage',
} as const

/** Words with the same meaning in a question; the first word of a line is its id. */
export const SAME = `
كم بكم بجم جم قديش اديش قدي قديه اديه addeh 2addeh 2addesh adesh 2adesh بكام شحقه شحقها شحقهم بقديش كام شكثر how kam bkam how_much bcham
سعر سعره سعرها سعرهم قديش_حقه قديش_حقها قديش_حقو اديش_حقو اديش_حقه اديش_حقها كم_حقه كم_حقها كم_حقو كام_حقه كام_حقها ثمنها اسعار اسعاركم اسعارها السعر حقه_كم ثمن ثمنه تكلفه يكلف يكلفني تكلف تكلفني قيمه قيمته ب_كم ب_كام b_kam b_km price prices cost
عندكم عندك عندكن عندهم لديكم لديك يوجد يوجدها متوفر متوفره متوفرين موجود موجوده موجودين معكم مفيش مافيش مافي ماكو fe fi في فيه شي have available mawjood عندكو
ابغى ابغا باغي باغيه باغين ابغي ابي ابا ابى بغينا يبا يبي يبغى تبا تبي تبغى نبغى بغيت ودي اريد نريد نحتاج نبي نبغي نبا نبغا اريدها بدي بدنا عايز عايزه عاوز عاوزه محتاج محتاجه حاب حابه ارغب نفسي ابحث ادور ادورلي اشتري اقتني شراء want need looking buy abi aba abgha b3'it abgha a5od اخذ اخذها نشتري
ارني ورني وريني فرجيني شوف اشوف نشوف اعرض اعرضلي صور صوره show see
وش ايش شو وشو ويش ماذا eh اي_شي شنو ما موه مو_هو ايه_هو ايش_هو هو_ايه what sho wsh shu eish
كيف شلون ازاي كيفيه طريقه كيفاش كيف_ممكن how_to how_do how_can kaif kef keef
وين فين اين ون هين وينكم فينكم where wain ween wen fen
متى امتى ايمتى متا when mta mata
هل فيني فيي فينا اقدر ممكن ينفع يصير يمكن استطيع يمديني بقدر نقدر can may possible momken
مين which منو من_هو من_انت انت_مين مين_انت منو_انت who
توصيل توصيله توصلون توصلوا توصل يوصل نوصل توصلو وصل واصل واصله توصيلكم يصل تصل يصلون تصلون يصلني تصلني شحن شحنها تشحنون تشحنوا نقل دليفري delivery deliver delivered delivering shipping ship reach reaches tawseel twseel twaslon يوصلني توصلوني
رسوم اجره حق_التوصيل fee fees
طلب طلباتي طلبات طلباتنا طلبي طلبيه طلبيتي طلبيات الاوردر اوردر اوردري order my_order طلبت طلبته طلبناه شحنتي talabi talab
ادفع الدفع دفع ندفع اسدد تسديد pay payment eldaf3 دفعت دفعتش paid
تحويل احول حولت حول نحول حواله ايبان transfer 7awel حولتش محولتش transferred
كاش نقد عند_الباب عند_التوصيل للمندوب لما_يوصل يوم_يوصل وقت_الاستلام بعد_الاستلام نقدا نقدي عند_الاستلام cash cod
بطاقه فيزا ابل_باي apple_pay paypal باي_بال تابي تمارا ماستر كرت كارت ائتمان visa card mastercard مدى
تقسيط بالتقسيط تقسطون تقسطوا تقسطونها نقسط يتقسط اقساط قسط اقسط دفعتين دفعات مقدم عربون instalments installments
ارجع ارجاع استرجاع ارجعه ارجعها نرجع ترجيع_المنتج استبدال ابدل تبديل_المنتج يرجع_المنتج return refund exchange
الغي الغاء الغيه كنسل اكنسل cancel الغوا
اغير اعدل تعديل تغيير اغيره edit change
احب بحب تحب يحب نحب حبيت يحبون تحبون love loves like likes
عجب عجبني عجبه عجبها عجبت عجبتني يعجب يعجبني عاجبني عاجبه
ارخص رخيص رخيصه ارخصهم الارخص اوفر اقل_سعر cheapest cheap cheaper arkhas اقتصادي
اغلى الاغلى اغلا غالي غاليه اغلاهم اعلى_سعر افخم expensive dearest
جديد احدث وصل_جديد الجديد new newest latest
عرض عروض خصم خصومات تخفيض تخفيضات تنزيلات كوبون كود offer offers discount sale promo
رقم رقمكم رقمك هاتف تلفون جوال موبايل اكلمكم اتواصل تواصل واتساب واتس whatsapp phone number contact call اتصل
موقع موقعكم مكانكم محلكم عنوانكم عنوان لوكيشن متجركم فرع فروع المحل location address shop
تفتحون تفتحو بتفتحوا تفتح مفتوح فاتحين تسكرون تقفلون تغلقون دوام دوامكم ساعات اوقات مواعيد open opening hours close
شكرا مشكور مشكورين مشكوره تسلم تسلمون يسلمو شاكر ممنون thanks thank thx shukran shokran يعطيك_العافيه يعطيكم_العافيه ما_قصرت ما_قصرتوا جزاك_الله
هلا مرحبا اهلا هلو الو هاي هلاو مراحب هلا_والله السلام_عليكم سلام hi hello hey salam marhaba سلام_عليكم
دكتور كشف كشفيه الكشف طبيب بيطري بيطريه عياده مستشفى vet clinic doctor veterinary عيادات
نصائح نصيحه اعتني العنايه عنايه اهتم اربي تربيه اربيه care tips
مات ماتت ميت ميته نفق نفقت توفى توفي توفت توفيت ماتوا died dead passed_away
هذا هذه هاذا هاذي هذي هدا هاي ها هالقط هالقطه ذا دا دي هدول هذول هذيل هذلا هاذول هاذيل هذولا هذولي هدولا هؤلاء دول دولا دولي this these those it
المزيد مزيد غير زيدني غيرها غيره غيرهم بعد_في باقي_القطط ما_عجبني ما_عجبتني ما_عجبوني ما_عجبوني ما_اعجبني ما_عجبنا لون_ثاني الوان_ثانيه لون_اخر الوان_اخرى لون_غيره الوان_غيرها more others another other_colors other_colours
بديل اقرب_واحد اقرب_وحده اقرب_شي قريب_منه قريب_منها قريبه_منه البديل بدله بداله بدالها مثله مثلها متله متلها متلو زيه زيها شبهه شبهها يشبهه يشبهها similar instead alternative
حيوان حيوانات حيوانه حيواناتكم حيوان_اليف حيوانات_اليفه pet pets animal animals
منتج منتجات مستلزمات اغراض غراض غراضه لوازم مستلزماته اغراضه المستلزمات supplies products accessories
ابيع بيع_قطتي ابيعهن ابيعها نبيع_لكم تشترون تشتروا بتشتروا تشترونه تاخذونها تاخذوهن sell buy_cats buy_my اعرض_منتجاتي
تبيعون تبيعوهن تبيعوهم تبيعوه بتبيعوا تبيعوا تبيع تبيعوها تبيعونها بتبيع do_you_sell you_sell u_sell do_u_sell
تبني اتبنى للتبني يتبنى مجانا مجانيه adopt adoption free_kittens
فندق فندقه تستضيفون حلاقه تحلقون تقصون تحممون قروم grooming hotel boarding
جمله بالجمله الجمله كميات كميه wholesale bulk
وظيفه وظائف توظيف اشتغل jobs job hiring موظف_جديد
ضمان تضمنون تضمنوا الضمان تعوضون تعوضوني guarantee warranty
شكوى شكوا اشتكي شكوتي complaint complain
حساب حسابي account login تسجيل_الدخول
كلمه_المرور الباسورد باسورد الرقم_السري كلمه_السر password
ضريبه الضريبه ظريبه vat tax
مجموع المجموع مجموعهم اجمالي الاجمالي توتال total altogether
احذف حذف تحذفون احذفوا امسح مسح امسحوا تمسحون تمسحوا اشيل شيلوا تشيلون ازاله delete remove erase
بياناتي بيانات معلوماتي معلومات_شخصيه خصوصيه data privacy
احجز احجزه احجزها احجزوا احجزوه احجزوها احجزي حجز الحجز تحجزون تحجزوا تحجزوه احجزلي احجزهم reserve
فاتوره الفاتوره فواتير invoice receipt
خبروني بلغوني نبهوني خبرني بلغني notify
روبوت بوت انسان بشر الي ذكاء_اصطناعي bot human robot
نشره النشره اشتراك الاشتراك newsletter unsubscribe
مفهوم افهم فهمت فاهم مافهمت ما_فهمت
سرعه مستعجل عاجل ساعدوني الحقوني help urgent
لا مو مب مش ليس ما_ابغى ما_ابي مابغى مابي مابا ماريد ما_اريد ما_اريده ما_اريدها ما_بغيت no not
`

export type BodyPart = keyof typeof BODY_PARTS
export type Food = keyof typeof FOODS
export type Kind = keyof typeof KINDS
export type Good = keyof typeof GOODS
export type Colour = keyof typeof COLOURS
export type ChatFamily = (typeof KINDS)[Kind]['family']

/** The kind that stands for its whole family. */
export const WHOLE_FAMILY = {
  cats: 'cat',
  birds: 'bird',
  fish: 'fish',
  rabbits: 'rabbit',
  dogs: 'dog',
} as const satisfies Partial<Record<ChatFamily, Kind>>

export function isWholeFamily(kind: Kind): boolean {
  return Object.values(WHOLE_FAMILY).some((whole) => whole === kind)
}

/** The kind of a whole family; undefined if none stands for it. */
export function wholeOf(family: string | undefined): Kind | undefined {
  return Object.entries(WHOLE_FAMILY).find(([key]) => key === family)?.[1]
}

export const NUMBERED: readonly string[] = [
  'اول اولى اولي اولا الاولى الاول first 1 رقم_1 وحده_الاولى awal',
  'ثاني ثانيه تاني تانيه second 2',
  'ثالث ثالثه تالت تالته third 3',
  'رابع رابعه fourth 4',
  'خامس خامسه fifth 5',
]
export const LAST = 'اخير اخيره الاخير last'
/** After these words, a first or second is not one of the shown items: «اول مرة». */
export const NOT_NUMBERED = 'مره يوم ليله ايام شهر شي شيء طلب مرات'

export const ABROAD =
  'دبي الامارات امارات ابوظبي الشارقه عجمان العين السعوديه الرياض جده الدمام قطر الدوحه الكويت البحرين المنامه مصر القاهره الاردن العراق اليمن الهند لبنان سوريا المغرب dubai uae emirates saudi riyadh qatar doha kuwait bahrain egypt india خارج_عمان خارج_السلطنه بره_عمان برا_عمان برع_عمان abroad'

/** Filler words, which ask nothing by themselves. */
export const FILLER =
  'one ones كيوت تجنن يجنن حلو حلوه حلوين مزيون مزيونه لطيف لطيفه قمر عسل يهبل تهبل روعه منيح منيحه cute nice lovely sweet pretty adorable الو حتى و w wa a7san ahsan fe fi tayeb tyb طيب بالنسبه ل الى عن من في هل بس لو سمحت سمحتوا فضلك el يا اخي خوي حبيبي غالي عزيزي الحين الان والله يعني ان شاء الله مال حق حقت تبع ماذا وماذا طيب انزين نزين زين هناك how even about with come does from what and the a of for please pls احسن ok هيك كده كدا كذا كثير كثيرا وايد واجد كتير جدا قليل شوي نوع انواع الانواع انواعها كل كله كلها كلهم واحد واحده وحده فيهم منهم كمان بعد ايضا عيل'

/** Everyday words that must not be corrected to another word. */
export const ORDINARY =
  'الكرتون كرتون كرتونه كرتونين كراتين كراتن ازواج نشيط نشيطه جهز نجهز تستعمل يستعمل تستخدم يستخدم بنات البنات للبنات معرفه جبت جبنا شريت شرينا اشتريت اشترينا ربيت ربينا حساس حساسه حبايبي حبايب حبيبتي اياه اياها بسالك اسالك بسالكم بكره امبارح البارحه نايم نايمه حممه المصنعه سخنت سخن ولدي بقالها بقاله ساعات ساعه حالها حاله بيته بيتنا غرفه مدرسه مستعمل مستعمله قاعد قاعده جالس ساكن ساكنه مسافر مسافره جيران زوجتي زوجي اختي اخوي امي ابوي صديق صديقي ناس شغل دوامي سياره سيارتي طريق شارع بحر مطر هواء ليل نهار صباح مساء ظهر مغرب عشاء جمعه خميس اربعاء ثلاثاء اثنين احد سبت رمضان عيد اجازه سفر كلام سالفه موضوع مشكله حلوه حلوين جميل جميله قديم قديمه جاهز جاهزه نفسه نفسها كامل كامله ناقص فاضي مليان بسيط بسيطه مهم مهمه صعب سهله غريب غريبه خايف خايفه فرحان زعلان مبسوط تعرفون تعرف اعرف يعرف نسيت قلت قالوا يقول يقولون سمعت شفت شفنا رحت رحنا جيت جينا خليت خليته عطيت عطوني سويت سوينا نسوي نعمل جربت حسيت حاولت taking'
