// What people call animals and what animals need, in Arabic of Oman, the Gulf and Egypt, English and Latin letters
// (S2-06). A line is one thing: its words and phrases, the most usual first, in any spelling that folds alike. An
// indented line is a kind of the line above it. The shop need not sell any of them.

export const ANIMAL_WORDS = `
حيوانات, حيوان, حيوانات أليفة, حيوان أليف, أليف, pets, pet, animals, live animals
  قط, قطة, قطط, قطوة, قطو, قطاوة, قطاو, قطاوي, قطوات, بسة, بس, بسس, بساس, بسينة, بزون, بزونة, هرة, هر, هررة, قطقوط, سنور, سنانير, cat, qitta, qitat, gitta, 2tat, otta, gatwa, qatwa, bissa
    كيتن, قطيطة, هريرة, بسيسة, kitten, kitty
    شيرازي, شيرازية, شيراز, فارسي, فارسية, برشين, برشن, persian, shirazi
    سيامي, سيامية, سيام, siamese
    بريطاني, بريطانية, بريتش, بريتيش, بريتش شورت هير, british, british shorthair
    سكوتش, سكوتش فولد, اسكتلندي, scottish fold, scottish
    ماين كون, مين كون, مينكون, maine coon
    شانشيلا, شنشيلا, شنشلا, شينشيلا, تشينشيلا, chinchilla
    هيمالايا, هملايا, himalayan
    بنغال, بنجال, bengal cat
    بومبي, bombay
    حبشي, حبشية, ابيسيني, abyssinian
    بورمي, بورميز, burmese
    أمريكي, أمريكية, american shorthair
    كاليكو, calico
    راغدول, راجدول, رجدول, ragdoll
    سفينكس, قط بلا شعر, sphynx
    أنجورا, أنقورا, تركي, angora
    منشكن, مانشكن, munchkin
    بلدي, بلدية, قط شوارع
  طير, طيور, طائر, طيور زينة, طويرة, عصفور, عصافير, عصفورة, bird, birdie, tair, tayr, teer, tuyoor, tyoor, toyoor, toyor, tuyur, 6yoor, 6air, 3asfoor, 3asafeer, asafeer
    ببغاء, ببغاوات, بغبغاء, بغبغان, ببغان, درة, parrot, parakeet
      كاسكو, رمادي أفريقي, الكاسكو, african grey
      كوكتيل, كوكاتيل, كروان, كوكتيلات, cockatiel, koktail
      بادجي, باجي, بدجي, بادجيز, طيور الحب, طائر الحب, طيور حب, عصفور حب, عصفور الحب, عصافير حب, عصافير الحب, طيور البادجي, budgie, budgerigar, lovebird
      روز, فيشر, روزكولي, فيشري
      مكاو, ماكاو, macaw
      كوكاتو, cockatoo
      أمازون, كونيور, صن كونيور, conure
    كناري, كناريا, كنار, كنارى, canary, kanari
    فنجس, فينش, فنش, فينشس, finch, finches
      زيبرا, زيبرا فينش, zebra finch
      جولديان, قولديان, غولديان, gouldian
    حسون, بلبل, مينا, كروان بري, goldfinch, mynah
    حمام, حمامة, حمائم, pigeon, dove, hamam, 7amam
      زاجل, حمام زاجل, حمام سباق, homing pigeon, homer
      هزاز, حمام هزاز, fantail
      لاهوري, lahore
      قلاب, حمام قلاب, tumbler
    صقر, صقور, شاهين, باز, falcon, hawk, eagle
    طاووس, نعام, نعامة, سمان, فري, بومة, نسر, peacock, ostrich, quail, owl
  دواجن, poultry
    ديك, دجاج, دجاجة, ديوك, دياك, فروج, براهما, chicken, hen, rooster, brahma
    كتكوت, كتاكيت, صيصان, صوص, فراخ, chick
    بط, بطة, وز, أوز, duck, goose
  سمك, سمكة, أسماك, سمكات, سمج, سمجة, أسماك زينة, سمك زينة, fish, fishes, ornamental fish, samak, semach, asmak
    سمك ذهبي, سمكة ذهبية, جولد فيش, جولدفش, قولد فيش, قولدفش, goldfish, gold fish
    بلاك مور, black moor
    بيتا, مقاتل, سمك مقاتل, سمكة مقاتلة, فايتر, betta, fighter fish
    كوي, سمك كوي, koi
    ديسكس, ديسكاس, دسكس, discus
    جوبي, قوبي, غوبي, guppy, guppies
    ملاك, أنجل, انجل فيش, سمك ملائكي, angelfish, angel fish
    تانغ, تانج, دوري, blue tang, tang
    مهرج, سمك المهرج, سمكة المهرج, نيمو, clownfish, clown fish, nemo
    منتفخة, ينفوخ, سمكة النفاخ, puffer, pufferfish
    روبيان, جمبري, قريدس, ربيان, shrimp, prawn
    مولي, بلاتي, سورد, تيترا, سيكليد, سيشلد, أوسكار, بليكو, أروانا, فلاور هورن, molly, platy, tetra, cichlid, oscar fish, pleco, arowana
  أرنب, أرانب, أرنبة, أرنوب, أرانيب, خرنق, rabbit, bunny, bunnies, arnab, arneb
    هولندي, أرنب هولندي, dutch
    ميني ركس, ركس, mini rex
    عملاق, فلمنكي, flemish giant
    لوب, هولاند لوب, ليون هيد, أرنب أسد, holland lop, lionhead
  قوارض, rodents
    هامستر, همستر, هامسترات, همسترات, hamster
      سوري, هامستر سوري, syrian hamster
      روبوروفسكي, روبو, roborovski
      روسي, هامستر روسي, winter white
    خنزير غينيا, خنازير غينيا, كابياء, جيني بيج, guinea pig, cavy
    سنجاب, سناجب, squirrel
    فأر, فئران, فار, فيران, جرذ, mouse, mice, rat
    جربوع, ابن عرس, فيريت, شوجر جلايدر, ferret, sugar glider, gerbil
  كلب, كلاب, كلبة, جرو, جراء, جراوي, dog, puppy, puppies, kalb, kelb
    هاسكي, جيرمن, جيرمن شيبرد, جولدن, جولدن ريتريفر, بيتبول, دوبرمان, روت وايلر, لابرادور, بودل, بوميرينيان, شيواوا, شيتزو, مالتيز, سلوقي, بوكسر, husky, german shepherd, golden retriever, pitbull, rottweiler, labrador, poodle, pomeranian, chihuahua, shih tzu, maltese, saluki
  زواحف, برمائيات, reptile
    سلحفاة, سلاحف, سلحفة, سلاحف مائية, غيلم, حمسة, turtle, tortoise
    ثعبان, ثعابين, أفعى, حية, حيات, كوبرا, snake, python
    إغوانا, ايغوانا, ايجوانا, سحلية, سحالي, حرباء, جيكو, ضب, وزغ, iguana, lizard, gecko, chameleon
    ضفدع, ضفادع, frog
    تمساح, تماسيح, crocodile
  قنفذ, قنافذ, hedgehog
  قرد, قرود, سعدان, نسناس, monkey
  حصان, حصين, خيل, خيول, فرس, مهر, horse, pony
  جمل, جمال, بعير, إبل, ناقة, camel
  غنم, أغنام, خروف, خرفان, ماعز, معزة, تيس, sheep, goat, lamb
  بقرة, بقر, أبقار, عجل, cow
  حمار, حمير, donkey
  غزال, غزلان, deer, gazelle
  أسد, نمر, فهد, شبل, ذئب, ثعلب, lion, tiger, cheetah, wolf, fox
  عنكبوت, عقرب, عناكب, tarantula, spider, scorpion
  حشرات, نحل, نمل, insects, bees, ants
`

export const SUPPLY_WORDS = `
مستلزمات, مستلزم, لوازم, أغراض, أدوات, حاجات, إكسسوارات, اكسسوار, كماليات, منتجات, supplies, supply, accessories, products, stuff
  طعام, أكل, اكل, أطعمة, فود, غذاء, أغذية, وجبات, علف, أعلاف, عليقة, طعمة, مأكولات, دراي فود, دراي, طعام جاف, أكل جاف, dry food, food, feed, akl, akel, 2akl
    طعام رطب, أكل رطب, ويت فود, معلبات, معلب, علب, wet food, canned food
      تونة, تونا, tuna
      معجون, باتيه, pate
      سلمون, salmon
    حبوب, بذور, بذر, خلطة, دخن, seeds, seed, grain
    حبيبات, بيلت, كبسولات, pellets
    رقائق, فليكس, flakes
    قش, تبن, حشيش, برسيم, دريس, تيموثي, hay, timothy
    مكافآت, مكافأة, سناك, سناكس, تريت, حلوى, treats, treat, snack
    فيتامين, فيتامينات, مكمل, مكملات, كالسيوم, vitamins, supplement
  رمل, رملة, ليتر, تراب قطط, رمل قطط, litter, sand, raml, cat litter
    صندوق رمل, ليتر بوكس, لتر بوكس, حمام قطط, حمام للقطط, تواليت, تواليت قطط, litter box, litter tray, cat toilet
    مغرفة, مجرفة, scoop
  قفص, أقفاص, كيج, cage, qafas, gafas
    عش, أعشاش, صندوق تعشيش, صندوق تفريخ, nest, nest box, nesting box
    مجثم, مجاثم, أرجوحة, perch, swing
  حوض, أحواض, أكواريوم, اكوريوم, حوض سمك, حوض أسماك, حوض زجاجي, تانك, aquarium, fish tank, tank
    فلتر, فلاتر, فلتر ماء, فلتر ماي, فلتر موية, فلتر مي, مرشح, فلترة, منقي, filter, pump
    مضخة, مضخات, مضخة هواء, air pump
    سخان, سخانات, سخان حوض, سخان ماء, سخان ماي, هيتر, heater
    زينة مرجان, مرجان, زينة حوض, زينة أحواض, ديكور, ديكور حوض, صخور, كورال, coral, ornament, decoration
  بيت, بيوت, منزل, كوخ, بيت قطط, house, cat house
  سرير, سراير, مرقد, فراش, فرشة, مخدة, مخدات, بطانية, bed, beds, cushion
  لعبة, ألعاب, العاب, لعب, toy, toys, al3ab, lo3ba
    كرة, كور, كرات, كرة خيط, ball, yarn
    عجلة, عجلة جري, عجلات, wheel, running wheel
  طوق, أطواق, قلادة, طوق رقبة, collar
    جرس, أجراس, bell
    حزام, أحزمة, مقود, ليش, سلسلة, leash, harness
  شامبو, شامبوه, صابون, غسول, shampoo, soap
  مشط, أمشاط, فرشاة, فرشاة شعر, تمشيط, brush, comb, grooming
  حقيبة نقل, صندوق نقل, حقيبة, حقائب, شنطة, شنط, شنطة قطط, شنطة نقل, بوكس نقل, بوكس سفر, صندوق سفر, شنطة سفر, حقيبة سفر, قفص سفر, كرتون نقل, كرتون سفر, بوكس قطط, حامل, حامل قطط, حاملة, كارير, كاريير, كريير, قفص نقل, carrier, backpack, bag, pet carrier
  خداشة, خداشات, عمود خدش, شجرة خدش, شجرة قطط, برج قطط, سكراتشر, خرمشة, عمود خرمشة, خربشة, عمود خربشة, خرابيش, scratcher, scratching post, cat tree, scratch post
  وعاء, أوعية, صحن, صحون, طاسة, طبق, أطباق, معلف, bowl, dish, plate
  نافورة, نافورة ماء, نافورة شرب, fountain, water fountain
  قارورة, قارورة ماء, قنينة, زجاجة ماء, مشرب, سقاية, water bottle, drinker, bottle
  مصباح, لمبة, لمبات, تدفئة, دفاية, إضاءة, heat lamp, lamp
  دواء, أدوية, علاج, قطرة, مرهم, مضاد براغيث, دواء ديدان, medicine, flea
`

/** What an animal needs above all, by a word of each: «مستلزمات أسماك» are aquariums too. */
export const ANIMAL_NEEDS = [
  ['قط', 'رمل, خداشة, تونة, سلمون'],
  ['طير', 'قفص, عش'],
  ['سمك', 'حوض'],
  ['أرنب', 'قش'],
  ['هامستر', 'عجلة'],
] as const

/** Filler words, which do not narrow a search. */
export const TRAIT_WORDS = `
أبيض, بيضاء, ابيظ, بيضا, white
أسود, سوداء, سودا, black
رمادي, رمادية, رصاصي, grey, gray
أحمر, حمراء, حمرا, red
أزرق, زرقاء, زرقا, blue
أصفر, صفراء, صفرا, yellow
أخضر, خضراء, خضرا, green
بني, بنية, brown
ذهبي, ذهبية, golden, gold
فضي, فضية, silver
برتقالي, برتقالية, مشمشي, orange, ginger
كريمي, كريمية, بيج, cream
ذكر, ذكور, دكر, فحل, male
أنثى, إناث, انثا, نثية, نتاية, female
زوج, جوز, pair, couple
`

/** Optional wishes: dropped if no product states them. */
export const WISHES = `صغير, صغيرة, صغار, صغنون, بيبي, كبير, كبيرة, كبار, وسط, رخيص, رخيصة, رخيصه, ارخص, غالي, جميل, جميلة, حلو, حلوة, حلوه,
  كيوت, هادئ, هادئة, أليف, أليفة, ممتاز, جيد, احسن, افضل, جديد, جديدة, منزلي, منزلية, زينة, للزينة, ناعم, رخيصين, صغيرين, نادر, نادرة, أصلي, اصلية, كربون, معطر, متكتل, ماي, موية, مي, سفر,
  متكلم, متكلمة, يتكلم, تتكلم, مغرد, مغردة, يغرد, تغرد, للأطفال, أطفال, مطعم, مطعمة, ذكر, أنثى, لعوب, نشيط, نشيطة, ودود, ودودة,
  cheap, small, little, baby, big, large, cute, nice, best, good, new, young, ornamental,
  talking, singing, calm, quiet, friendly, tame, playful, vaccinated, male, female, kids`

/** Price words; a search ignores them and the numbers beside them, because it does not compare prices. */
export const PRICE_WORDS = `أقل, تحت, دون, فوق, أكثر, حدود, بحدود, ميزانية, ميزانيتي, ريال, ريالات, under, below, less, than, over, rial, rials, omr`

/** Words around what is looked for. */
export const FILLER_LIST = `ابغى, ابغي, ابا, ابي, أبي, نبي, نبغى, بغيت, اريد, أريد, نريد, عايز, عاوز, عايزة, بدي, ودي, ابحث, عن, عندكم, عندك, فيه, في, هل, شو, وش, ايش, ما, من, مع,
  على, الى, لي, لل, هذا, هذي, كم, بكم, بكام, سعر, اسعار, أسعار, قيمة, ثمن, للبيع, بيع, شراء, اشتري, أشتري, حق, مال, خاص, خاصة, بتاع, بتاعت, متوفر, متوفرة, موجود, انواع, أنواع, نوع, كل, جميع, بعض, عمان, مسقط, صحار,
  واحد, واحدة, the, a, an, for, of, in, my, to, and, with, buy, sale, sell, price, prices, want, need, i, oman, some, all, abgha, abi, bkam, kam, 3ayz, se3r`
