// Example reports of people who are hurt or ill, by what they have, separated by |. The classifier of emergencies
// learns from them (C-01).

export const PERSON_EXAMPLES = {
  'person-hurt': `
القط عضني | كلب عض ولدي | خدشتني القطة في وجهي | الهامستر عض بنتي ونزل دم | الأرنب خربش أختي | القط خرمش يدي وتورمت | كلب الشارع هجم على زوجي | الببغاء عض إصبعي وينزف | قط غريب عض ولدي وكان يسيل لعابه | السلحفاة عضت إصبع الطفل |
my cat bit me and my hand is swollen | a stray dog bit my son | the rabbit scratched my daughters face | parrot bit my finger its bleeding | 3adetni el 2otta | el kalb 3ad ebni | 5armashatni 2otta mn el share3 | عضتني البسة بأيدي ونزل دم | كلب مسعور عض أخوي | قطة شوارع نهشت رجل أمي |
خمشني القط وأنا أحممه والجرح عميق | ولدي مسك القط فعضه في خده | عضة كلب في ساق أبوي شو أسوي | عقرب لدغني وأنا أنظف القفص | فار عضني بإصبعي | القرد خدش بنتي | عض كلب جارنا رجل الشغالة | جرح القط بيدي ملتهب ومورم | قط مجنون يهاجم الناس عض بنتي |
ولدي عضه الهامستر | بنتي عضتها القطة | ابني خدشه الأرنب | أختي قرصها الببغاء وورم صبعها | زوجي عضه كلب | يدي ورمت بعد عضة القط | القط اللي بالشارع عض ولدي ويسيل لعابه ويهجم على الكل`,
  'person-swallowed': `
بنتي بلعت حبة دود القطط | ولدي شرب من شامبو الكلب | الياهل أكل من أكل السمك | رضيعي بلع حصاة من الحوض | أخوي شرب معقم الأقفاص | طفلتي حطت رمل القطط في فمها | شربت بالغلط من دوا القط | ابني لحس قطرة البراغيث | البيبي أكل حبوب دود |
my toddler ate the flea tablets | my son swallowed aquarium water conditioner | baby put cat litter in her mouth | i drank the dog medicine by accident | ebni shereb mn dawa el 2otta | bnti bal3at 7abbet dood | ولدي كلا حبة من دوا الديدان مال الكلب | جدتي كلت أكل القطط بالغلط | الصغير مص قطعة من الحوض وفيها كلور |
بزري شرب من ماي الحوض | بنت أختي كلت ٣ حبات فيتامين الطيور | ولدي بلع بطارية لعبة القط | طفلي مضغ سم الفيران اللي حطيناه | البنت شربت مزيل الكلور |
ولدي مسك السمكة السامة وحط إيده في ثمه | بنتي لمست دوا القراد وحطت صبعها في فمها | طفلي لعب بسم الفيران وحط يده بفمه`,
  'person-eyes': `
دخل رمل القطط في عين ولدي | انرش بخاخ البراغيث في عيني | شامبو القط طار في عيني | عيوني تحرق من المعقم | بنتي دخل شعر القط في عينها وحمرت | معقم القفص في عين أخوي | flea spray got in my eyes | my sons eye burns from the cat shampoo | bleach splashed in my eye while cleaning the tank | نشارة طارت في عين الطفل | 3eini bte7re2ni mn el bakhakh | طرطش دوا القراد بعيون الياهل`,
  'person-burnt': `
احترقت يدي من سخان الحوض | ولدي لمس مصباح السلحفاة وانحرق | زوجي احترق إصبعه من لمبة التدفئة | بنتي انحرقت من ماي حار وأنا أغسل القفص | i burned my hand on the heat lamp | my son touched the basking bulb and burned his finger | كهربني سخان الحوض وإيدي تحرقني | edi et7ara2et mn lambet el tadfe2a | انكب علي ماي مغلي وأنا أعقم الصحون | طفلي مسك لمبة حارة`,
  'person-ill': `
بنتي ما تقدر تتنفس من القط | صدري ضايق من ريش الطيور | وجهي تورم بعد ما لمست الأرنب | ولدي طلع له طفح من القط ويحكه | أنا حامل وتعبت بعد ما نظفت رمل القط | أخوي مسخن بعد ما خدشه القط | زوجتي تكح وضاق نفسها من الببغاء | يدي فيها دواير حمرا من القطة |
i cant breathe around the cat | my face swelled after the rabbit licked me | my daughter has a rash from the kitten | my son has fever after a cat scratch | mesh 2ader atnaffes mn el 2otat | ولدي أغمي عليه بعد لسعة نحلة | بنتي جسمها كله حبوب بعد ما لعبت بالكلب | شفايف ولدي تورمت بعد ما باس القط |
عندي ربو واختنقت من غبار الرمل الحين | ابني يستفرغ بعد ما لعب بالسلحفاة | أمي داخت من ريحة الدوا اللي رشيناه | جاتني فطريات بيدي من القطة | طفلي مسهل من بعد ما شلنا السلحفاة |
يدي تورمت بعد ما لمست القط | إيدي ورمت وحكتني من يوم مسكت الأرنب | جلدي احمر بعد ما شلت القطة | وجهي انتفخ بعد ما لعبت مع القط`,
  'person-rabies': `
هل السعار ينتقل من خدش القط | قط شوارع فيه سعار | أخاف يكون الكلب مسعور | داء الكلب كيف ينتقل للإنسان | كيف أعرف إن القط مسعور | قط غريب لعابه سايل ويهجم على الناس | وش أعراض داء السعار في الإنسان | لحس جرحي كلب شارع وأخاف من السعار |
can i get rabies from a stray cat scratch | is rabies dangerous to people | the stray dog looks rabid | how does rabies spread to humans | do i need a rabies shot after a cat scratch | el so3ar byente2el mn el 5adsh | داء الكلب يجي من القطط | الثعلب دخل المزرعة ويمكن مسعور | خفاش دخل البيت وأخاف من السعار`,
} as const
