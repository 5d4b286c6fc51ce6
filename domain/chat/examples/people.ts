// Example reports of people who are hurt or ill, by what they have, separated by |. The classifier of emergencies
// learns from them (C-01).

export const PERSON_EXAMPLES = {
  'person-hurt': `
القط عضني | كلب عض ولدي | خدشتني القطة في وجهي | الهامستر عض بنتي ونزل دم | الأرنب خربش أختي | القط خرمش يدي وتورمت | كلب الشارع هجم على زوجي | الببغاء عض إصبعي وينزف | قط غريب عض ولدي وكان يسيل لعابه | السلحفاة عضت إصبع الطفل |
my cat bit me and my hand is swollen | a stray dog bit my son | the rabbit scratched my daughters face | parrot bit my finger its bleeding | 3adetni el 2otta | el kalb 3ad ebni | 5armashatni 2otta mn el share3 | عضتني البسة بأيدي ونزل دم | كلب مسعور عض أخوي | قطة شوارع نهشت رجل أمي |
خمشني القط وأنا أحممه والجرح عميق | ولدي مسك القط فعضه في خده | عضة كلب في ساق أبوي شو أسوي | عقرب لدغني وأنا أنظف القفص | فار عضني بإصبعي | القرد خدش بنتي | عض كلب جارنا رجل الشغالة | جرح القط بيدي ملتهب ومورم | قط مجنون يهاجم الناس عض بنتي |
ولدي عضه الهامستر | بنتي عضتها القطة | ابني خدشه الأرنب | أختي قرصها الببغاء وورم صبعها | زوجي عضه كلب | يدي ورمت بعد عضة القط | القط اللي بالشارع عض ولدي ويسيل لعابه ويهجم على الكل |
القط خدشني في وجهي | قطتي عضتني وصار مكانها أحمر | بنتي عضها الأرنب | ولدي خرمشه القط تحت عينه | كلب عض رجلي وأنا ماشي | القط بتاعنا خربش وش ابني | البسينة عضت اصبعي ونزل دم | عم توجعني عضة القط وورمت | الهامستر قرص صبع بنتي ونزف |
الديك نقر ولدي في وجهه | الببغاء شرم أذن بنتي | خدشني قط من الشارع هل أحتاج لقاحا | تعرض طفلي لعضة قط | نهشت قطة يد أمي | القطو عض خالي في يده وورمت | my kitten scratched my son near the eye | stray cat bit me should i get a shot |
hamster bit my daughter and it is bleeding | the rooster pecked my kid in the face | el 2otta 5arbeshet wesh ebni | 3addeni 2ott mn el share3 | el hamster 3ad bnti | 2ott 3addeni fe edi w wermet | عقرب قرص ولدي جنب القفص |
قطة الجيران خدشت الطفلة وهي بلا تطعيم | السلحفاة عضت صبعي وما تفك | عضني الكلب والعضة زرقا | قرصني القرد ونزل دم | أختي الحامل خدشها قط |
خربش القط وش بنتي | الهامستر عض ابني | القطة عضت ايد أمي | القط جرح أبوي في رجله | الطير نقر عين أختي | عضة القط ورمت ايدي | el 2otta 3addet bnti | el kalb 3ad akhouya | الكلب مسك رجل ابن أختي | قطنا عض خالتي | خمش الأرنب يد الولد ونزل دم |
rabbit bit my sons finger | the cat clawed my face`,
  'person-swallowed': `
بنتي بلعت حبة دود القطط | ولدي شرب من شامبو الكلب | الياهل أكل من أكل السمك | رضيعي بلع حصاة من الحوض | أخوي شرب معقم الأقفاص | طفلتي حطت رمل القطط في فمها | شربت بالغلط من دوا القط | ابني لحس قطرة البراغيث | البيبي أكل حبوب دود |
my toddler ate the flea tablets | my son swallowed aquarium water conditioner | baby put cat litter in her mouth | i drank the dog medicine by accident | ebni shereb mn dawa el 2otta | bnti bal3at 7abbet dood | ولدي كلا حبة من دوا الديدان مال الكلب | جدتي كلت أكل القطط بالغلط | الصغير مص قطعة من الحوض وفيها كلور |
بزري شرب من ماي الحوض | بنت أختي كلت ٣ حبات فيتامين الطيور | ولدي بلع بطارية لعبة القط | طفلي مضغ سم الفيران اللي حطيناه | البنت شربت مزيل الكلور |
ولدي مسك السمكة السامة وحط إيده في ثمه | بنتي لمست دوا القراد وحطت صبعها في فمها | طفلي لعب بسم الفيران وحط يده بفمه |
ولدي شرب من دوا السمك | بنتي كلت حبوب الديدان حقت القط | الطفل حط في فمه رمل القطط وبلعه | ابني بلع من أكل العصافير | الصغيرة لحست مرهم القط | شرب ابني من شامبو القطط | my daughter swallowed some fish medicine |
toddler drank from the cat shampoo bottle | ebni akal 7abbet el dood beta3et el 2otta | bnti sherbet men may el 7od | البنوتة أكلت زهرة من النبتة اللي فوق قفص الطيور | طفلي ابتلع حجر زينة الحوض |
البنت الصغيرة لعقت دوا القط | ابن أخوي كل حبة من دوا السمك | بنتي قطمت من ورق النبتة السامة | my baby ate cat food | my kid drank the water conditioner`,
  'person-eyes': `
دخل رمل القطط في عين ولدي | انرش بخاخ البراغيث في عيني | شامبو القط طار في عيني | عيوني تحرق من المعقم | بنتي دخل شعر القط في عينها وحمرت | معقم القفص في عين أخوي | flea spray got in my eyes | my sons eye burns from the cat shampoo | bleach splashed in my eye while cleaning the tank | نشارة طارت في عين الطفل | 3eini bte7re2ni mn el bakhakh | طرطش دوا القراد بعيون الياهل |
بخاخ القط دخل في عيون بنتي | رذاذ المعقم راح في عيني | غبار الرمل دخل عين الولد وتحرقه | انرش في عيني دوا السمك | cat flea spray went into my daughters eyes | el ba5a5 da5al fe 3eini | الشامبو دخل عين ابني وهو يحمم القط |
راح بخاخ القط بعيني | شامبو البراغيث في عيون ولدي | عين الولد حمرا من نشارة الهامستر | 3ein ebni fiha raml el 2otat`,
  'person-burnt': `
احترقت يدي من سخان الحوض | ولدي لمس مصباح السلحفاة وانحرق | زوجي احترق إصبعه من لمبة التدفئة | بنتي انحرقت من ماي حار وأنا أغسل القفص | i burned my hand on the heat lamp | my son touched the basking bulb and burned his finger | كهربني سخان الحوض وإيدي تحرقني | edi et7ara2et mn lambet el tadfe2a | انكب علي ماي مغلي وأنا أعقم الصحون | طفلي مسك لمبة حارة |
سخان الحوض لسع يدي | بنتي لمست لمبة الفراخ واحترقت | اتحرقت ايدي من لمبة التدفئة | انكهربت من مضخة الحوض | the heat lamp burned my daughters arm | i got an electric shock from the aquarium heater | edi et7ar2et men lambet el ketket |
انسكب الماي الحار على رجلي وأنا أغسل الحوض |
لسعتني لمبة القفص | انحرق صبعي من سخان السمك | كهربتني مضخة الحوض | اتكهربت من سخان الحوض | i got shocked by the tank pump | حرقت يدي وأنا أسخن ماي للقفص | انسلقت يدي بماي حار وأنا أنظف الحوض`,
  'person-ill': `
بنتي ما تقدر تتنفس من القط | صدري ضايق من ريش الطيور | وجهي تورم بعد ما لمست الأرنب | ولدي طلع له طفح من القط ويحكه | أنا حامل وتعبت بعد ما نظفت رمل القط | أخوي مسخن بعد ما خدشه القط | زوجتي تكح وضاق نفسها من الببغاء | يدي فيها دواير حمرا من القطة |
i cant breathe around the cat | my face swelled after the rabbit licked me | my daughter has a rash from the kitten | my son has fever after a cat scratch | mesh 2ader atnaffes mn el 2otat | ولدي أغمي عليه بعد لسعة نحلة | بنتي جسمها كله حبوب بعد ما لعبت بالكلب | شفايف ولدي تورمت بعد ما باس القط |
عندي ربو واختنقت من غبار الرمل الحين | ابني يستفرغ بعد ما لعب بالسلحفاة | أمي داخت من ريحة الدوا اللي رشيناه | جاتني فطريات بيدي من القطة | طفلي مسهل من بعد ما شلنا السلحفاة |
يدي تورمت بعد ما لمست القط | إيدي ورمت وحكتني من يوم مسكت الأرنب | جلدي احمر بعد ما شلت القطة | وجهي انتفخ بعد ما لعبت مع القط |
ولدي عنده حكة ودواير بجلده بعد ما شلنا القط | صار عندي طفح جلدي من الأرنب | ابني بيكح وبيتنفس بالعافية من القط | عم يضيق نفسي من ريش العصافير | طلعت في يد بنتي بقع من قطتنا | وجه ابني منتفخ بعد ما حضن الأرنب | أنا حامل ونظفت رمل القط وخايفة |
أمي جاها ضيق تنفس من البخاخ اللي للحشرات | سخن ولدي بعد خدشة القط | ظهرت على ذراعي دوائر حمراء بعد لمس القطة | my son got ringworm from the cat | i have hives after touching the rabbit | my wife is pregnant and cleaned the litter box |
her throat is closing after she played with the cat | ebni 3ando 7assaseya men el otta w mesh 3aref yetnaffes | bnti gismaha kollo 7oboob men el otta | حرارة ابنتي ارتفعت بعد عضة الهامستر | ولدي يستفرغ بعد ما لعب مع الكتاكيت |
ابني وجهه تورم بعد ما لمس القط | ولدي جسمه حبوب من القط | صار فيني حكة من الأرنب | زوجتي حامل وتنظف رمل القط هل فيه خطر | أنا حامل ولمست براز القط | ضاق صدري من ريش الطيور | عم ضيق نفسي من وبر القطة | بنتي طلع لها دواير من القط الجديد |
i got a rash from my cat | i broke out in hives after holding the bunny | his face swelled up after the cat licked him | حرارة الولد مرتفعة من خدشة القط |
يدي ورمت بعد ما شلت الأرنب | اصبعي تورم بعد ما لمست القط | رجلي تورمت بعد ما لمست السلحفاة | إيد ولدي تورمت من يوم لمس الأرنب`,
  'person-rabies': `
هل السعار ينتقل من خدش القط | قط شوارع فيه سعار | أخاف يكون الكلب مسعور | داء الكلب كيف ينتقل للإنسان | كيف أعرف إن القط مسعور | قط غريب لعابه سايل ويهجم على الناس | وش أعراض داء السعار في الإنسان | لحس جرحي كلب شارع وأخاف من السعار |
can i get rabies from a stray cat scratch | is rabies dangerous to people | the stray dog looks rabid | how does rabies spread to humans | do i need a rabies shot after a cat scratch | el so3ar byente2el mn el 5adsh | داء الكلب يجي من القطط | الثعلب دخل المزرعة ويمكن مسعور | خفاش دخل البيت وأخاف من السعار |
كيف أعرف إذا القط اللي عضني فيه سعار | قط شارع مات بعد ما خدشني أخاف من السعار | هل عضة الهامستر تسبب سعار | شفت كلب يريل ويهاجم في الحارة | is there rabies in cats in oman | should i be worried about rabies after a bat came in |
el 2ott el 3addni momken yekoon mas3oor | القط لعابه نازل وعدواني فجأة |
القط اللي خدشني مات هل هو سعار | ممكن عضة الهامستر فيها سعار | is there rabies here i was bitten by a street cat | كلب مسعور في الحارة | داء الكلب ينتقل من القط`,
} as const
