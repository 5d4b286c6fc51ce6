// Themes of what happens to animals and people, in the words of many dialects, in the format of THEMES. From them and
// their combinations the classifier of emergencies learns, so that an example in one dialect holds for all.
export const DANGER_THEMES = `
took اكل كلت كلا كلى اكلت كال ماكل شرب شربت لحس لحست لعق لعقت مضغ مضغت قضم قضمت قرض قرضت ذاق ذاقت قرمش عض_من نقر_من ate eaten licked drank chewed nibbled bit_into gobbled lapped
swallow بلع بلعت ابتلع ابتلعت بالع بالعه بلعان swallowed swallow gulped
gave عطيت عطيته عطيتها اعطيت اعطيته عطينا عطت عطاه عطوه اديت اديته اديتها ديته سقيت سقيته شربته شربتها حقنت قطرت دهنت دهنته دهنتها رشيت رشيته رشينا بخيت حطيت_له حطيت_لها حطيت_عليه gave given put_on applied sprayed rubbed
spray رشيت رشينا رش رشوا رشو بخيت بخينا بخاخ مبيد مبيدات بف_باف بيف_باف ريد مرشوش spray sprayed pesticide insecticide raid
medicine دوا دواء ادويه حبوب حبه حبتين اقراص قرص شريط برشام برشامه كبسوله كبسولات بنادول باندول بندول ادول بروفين اسبرين فولتارين باراسيتامول براسيتامول كونجستال اموكسيل اوغمنتين مضاد_حيوي مسكن خافض شراب_كحه مرهم كريم بخاخ_شعر مينوكسيديل حبوب_الضغط حبوب_السكر pills pill tablets tablet medicine meds medication panadol paracetamol ibuprofen tylenol aspirin antidepressant ointment minoxidil
cleaner كلوركس كلوروكس كلور ديتول ديتتول فلاش منظف منظفات صابون مبيض بوتاس اسيد معقم مطهر غساله كبسوله_الغساله كبسوله_الصحون تايد ملمع جلايه bleach detergent cleaner pod dishwasher disinfectant drain
poisonous سم سموم سامه سامه طعم رديتر راديتر بنزين كاز ديزل تربنتين صبغ نفتالين مضاد_التجمد poison antifreeze petrol kerosene toxic rodenticide
badfood شوكولاته شوكولا شوكلاته شوكولاتا كاكاو بصل بصله ثوم ثومه ثوميه عنب زبيب علك علكه افوكادو قهوه عجين خميره كحول chocolate onion garlic grapes raisins avocado gum xylitol
plant زنبق ليلي ليليوم دفله دفلى بوتس ورده ورد زهور بوكيه باقه نبته نبات نبته_الزينه شجره سيكاس ديفنباخيا صبار lily lilies oleander plant bouquet pothos sago
mouth فم فمه فمها ثم ثمه ثمها بوز بوزه حلج حلق حلقه حلقها منقار منقاره زور زوره بلعوم mouth throat beak jaw
stuck علق علقت عالق عالقه معلق معلقه انحشر انحشرت محشور محشوره واقف_في واقفه_في ناشب ناشبه انشب انحبس محبوس انزنق زانق زنق لزق لصق لازق لاصق مغروز انغرز ملزوق شابك اشتبك stuck trapped jammed wedged lodged caught_in tangled
bone عظم عظمه عظام شوكه شوك حسكه حسك bone fishbone
string خيط خيوط شريط شريطه حبل مطاط مطاطه ابره دبوس بالون كيس نايلون بلاستيك زر خرزه بطاريه عمله لعبه_صغيره كوره جورب قماش string thread ribbon tinsel needle yarn hairtie rubber_band sock coin battery button
breath يتنفس تتنفس تنفس تنفسه تنفسها نفس نفسه نفسها انفاس انفاسه ينهج تنهج ينهت تنهت يلهث تلهث لهاث يشهق تشهق يختنق تختنق مخنوق مخنوقه اختنق خنق كتمه يشخر صفير يصفر breath breathing breathe gasping gasps panting wheezing choking
quick سريع بسرعه صعب بصعوبه ضيق ضايق ثقيل قوي بقوه متقطع fast hard heavy heavily rapid laboured labored
open مفتوح مفتوحه فاتح فاتحه يفتح تفتح فتح open opened
tongue لسان لسانه لسانها لثه لثته لثتها tongue gums gum_colour
pale ازرق زرقا زرقاء بنفسجي شاحب شاحبه بيضا_مثل ابيض_مثل مزرق مزرقه رمادي blue purple pale white_gums
yellow اصفر صفرا صفر صفراء مصفر yellow jaundice
not ما مب مو مش لا لم مهو مهي ماعاد معاد بطل بطلت وقف وقفت ترك تركت رافض رافضه يرفض ترفض رفض رفضت عايف عايفه عاف معيي تعيا مضرب مضربه صايم قاطع بدون بلا دون مفيش مافي ماشي ماكو ولا not no wont won_t cant can_t doesnt doesn_t hasnt hasn_t isnt isn_t stopped refuses refusing without
eats ياكل تاكل اكل_اكله يلمس_اكله لمس لمست يقرب_الاكل ذاق_شي يذوق الاكل اكله اكلها طعامه شهيه شهيته يرضع ترضع رضع يلقط دريس برسيم eat eating eats food appetite
drinks يشرب تشرب شرب ماي مويه مي مياه water drinking drink
since من_امس من_البارح من_البارحه من_امبارح من_مبارح من_يومين من_يوم من_الصبح من_ايام من_الليل من_ساعه من_ساعات له_يومين لها_يومين صارله صارلها صار_له بقاله بقالها ثلاث_ايام يومين since for_days days hours yesterday all_day
now الحين الان هلا هلق هلأ دلوقتي توه توها هسه فجاه فجاءه فجاة مره_وحده now suddenly just_now
urine يبول تبول بول بوله بولها يتبول تتبول التبول شيش بيبي pee peeing urine urinate wee piss
litter رمل الرمل الرمله ليتر الليتر ليتربوكس بوكس صندوق_الرمل تواليت litter tray litterbox
strain يعصر تعصر يتعصر تتعصر يحزق بيحزق تحزق يزحر يدفع_ولا محصور محصوره انحصر يتالم يقعد strain straining squat squatting pushing
belly بطن بطنه بطنها كرش معده معدته معدتها belly tummy stomach abdomen
swell منفوخ منفوخه نافخ انتفخ انتفخت منتفخ منتفخه متورم متورمه تورم ورم ورمت وارم وارمه مورم نفخ كبر_فجاه مثل_الطبل زي_الطبله منتفخا swollen bloated swelled puffy hard_like
vomit يرجع ترجع رجع رجعت يترجع ترجيع استفرغ يستفرغ تستفرغ استفراغ يتقيا تتقيا تقيا قي يطرش تطرش طرش يزوع تزوع زوعت طراش vomit vomiting vomited puking throwing_up threw_up threw retching gagging
nothing_comes ما_يطلع ما_طلع ما_ينزل ما_نزل ولا_نقطه ولا_قطره ولا_شي ولا_طلع ولا_نزل بدون_شي بلا_شي مفيش_حاجه ما_يطلع_شي ما_في_شي nothing_comes nothing_came nothing_out no_result
poop براز برازه برازها بعر زبل خرا فضلات فضلاته حاجته ذرق زرق خروج_الطير poop poo stool droppings feces pooping pooped
runny سايل سائل مايع مايعه اسهال مسهل مسهله مثل_الماي زي_الميه رخو لين طري مبلول مبلوله diarrhea diarrhoea runny watery loose soft_stool
blocked امساك ممسك ممسكه مسدود مسدوده انسداد متعسر متعسره constipated blocked obstruction
blood dam دم الدم دمه دمها بدم نزيف ينزف تنزف نزف نزفت مدمى blood bleeding bleeds bled bloody
wound جرح جروح مجروح مجروحه انجرح انجرحت مشقوق مقطوع انقطع انقص خدش خدوش wound cut gash torn scratch
nail ظفر ظفره اظفر ضفر ظافر مخلب مخلبه كويك nail claw quick
fell طاح طاحت طايح طايحه وقع وقعت سقط سقطت انزلق زلق fell fallen dropped falls
height سطح السطح بلكونه البلكونه دور الدور طابق الطابق شباك الشباك درج الدرج سلم دريشه نافذه balcony floor window stairs roof shelf
hit دهس دهست دهسته دعس دعست دعسته دعم دعمته صدم صدمت صدمته ضرب ضربت ضربته ضربه خبط خبطت خبطه طق طقه انصدم انضرب صك سكر_عليه داس دست دسته hit ran_over smacked crashed crushed stepped kicked
vehicle سياره السياره سيارتي باص دراجه سيكل موتر شاحنه تكسي car truck bike bicycle van
fan مروحه المروحه مرايه زجاج الزجاج قزاز القزاز باب الباب جدار الجدار حيط fan glass mirror door wall
limb رجل رجله رجلها رجول رجوله ريل ريله يد يده يدها ايده ذراع فخذ ذيل ذيله ساق صبع جناح جناحه جناحها leg paw foot wing tail limb legs
broken مكسور مكسوره منكسر انكسر انكسرت كسر كسور مخلوع متدلي متدليه مدلدل مدلدله مرتخي مرتخيه ملتوي معوج broken fractured dangling dislocated hanging_limp
drag يجر تجر يسحب تسحب يزحف تزحف مشلول مشلوله انشل شلل dragging drags crawling paralysed paralyzed
limp يعرج تعرج عرج عرجه عرجا ما_يدوس ما_يحط_رجله limping limps limp_on
moves يتحرك تتحرك يمشي تمشي يقوم تقوم يوقف توقف يقف تقف يطير تطير يرد يستجيب حركه move moving walk stand fly respond get_up
unconscious مغمى مغمي اغمي اغماء مغشي غايب_عن فاقد فقد_الوعي انهد انهار مرمي مرميه ملقي ملقى ممدد ممدده منبطح طريح هامد unconscious collapsed unresponsive limp lifeless passed_out
shake يرجف ترجف رجفه رجفان يرتجف ترتجف يرتعش ترتعش يرعش رعشه ينتفض تنتفض يتشنج تتشنج تشنج تشنجات متشنج صرع نوبه نوبات يخبط تخبط يرفس ترفس يهتز shaking trembling twitching seizure seizures fit fits convulsing convulsion
foam رغوه رغوى زبد ريال ريالته لعاب لعابه لعابها يريل تريل يسيل foam foaming drool drooling saliva
dizzy دايخ دايخه داخ داخت يدوخ يترنح تترنح سكران سكرانه يتمايل توازن توازنه يلف تلف يدور تدور dizzy wobbly stagger staggering drunk circling balance
head راس راسه راسها رقبه رقبته رقبتها head neck
tilt مايل مايله ملفوف ملوي ملويه ملتوي مقلوب معوج tilted tilt twisted crooked
eye عين عينه عينها عيون عيونه عيونها بؤبؤ حدقه eye eyes pupil pupils
blind اعمى عميا عمت ما_يشوف ما_تشوف يصدم_في تصدم_في يخبط_في ما_عاد_يشوف blind bumping cant_see
weep تدمع يدمع دموع مدمعه مدمع عماص افرازات افراز صديد قيح ملزقه مغمضه مغمض مسكره مسكر حمرا محمره discharge weeping watery_eye crusty goopy squinting
nose خشم خشمه خشمها انف انفه مخاط nose nostril snot
sneeze يعطس تعطس عطس عطست عطاس زكام مزكوم رشح sneezing sneeze sneezed
cough يكح تكح كحه كح يسعل تسعل سعال cough coughing coughs
hot حار حاره ساخن سخن سخنه مغلي مغليه حامي سخونه حراره حرارته hot boiling scalding overheated
burn احترق احترقت انحرق انحرقت حرق حرقت حروق محروق يحترق سمط burn burned burnt scald scalded
spill انكب انكبت انسكب انسكبت كب كبيت طاح_عليه انصب انصبت spilled spilt poured knocked
liquid شاي الشاي قهوه حليب زيت الزيت مرق شوربه قدر القدر tea coffee oil soup kettle
heatplace شمس الشمس حر الحر سطوح حوش الحوش مقفله مغلقه قايله الظهر طفى_المكيف خرب_المكيف انقطع_المكيف in_the_sun sun heat heatstroke
cold بارد بارده بردان بردانه متجمد متجمده مثلج ثلج متصلب متصلبه متيبس متخشب cold freezing stiff frozen icy
electric كهرب كهربا كهرباء الكهربا تكهرب تكهربت انصعق صعق صعقه فيش فيشه سلك سلك_الشاحن اسلاك واير وايرات كيبل شاحن electric electrocuted electrocution shocked cable wire cord socket charger
drown غرق غرقت غرقان تحت_الماي تحت_المويه drowned drowning underwater
waterplace مسبح بركه بانيو سطل جردل برميل خزان فلج بحر مرحاض توالت نهر بير pool bath bucket toilet sea tub pond well
smoke دخان الدخان دخون بخور البخور لبان عطر عطور معطر غاز الغاز ريحه_الحريق حريق صبغ_البيت تيفال تيفلون مقلاه مقلايه قلايه طاوه طاسه شموع smoke fumes incense perfume gas teflon nonstick fire candle
predator قط القط قطوه قطو قطتي بس البس بسه هر كلب الكلب صقر حدايه فار عرسه
bite عض عضه عضته عضها عضت انعض هجم هجمت مسك مسكه مسكت ماسك صاد خطف خدش خدشه نهش نهشه فلته فكيته bit bitten attacked grabbed mauled caught_by
venom حيه ثعبان حنش عقرب افعى نحله نحل دبور زنبور عنكبوت ضفدع قنفذ لدغ لدغه لدغته قرص قرصه قرصته لسع لسعته snake scorpion bee wasp spider toad stung sting
egg بيض بيضه بيضتها بيضها تبيض باضت يبيض egg eggs laying lay
birth تولد ولدت ولاده بتولد تطلق طلق مخاض جابت بتخلف تخلف مولود مواليد labor labour birth giving_birth contractions
baby رضيع رضيعه مولودين مغمضه عمرها_يوم عمره_يوم عمرهم_ايام صغار فراخ زغلول زغاليل كتكوت قطيطات جراء newborn newborns hatchling orphan orphaned
nomother بدون_ام بلا_ام امهم_ماتت امها_ماتت امه_ماتت امهم امها رفضتهم تركتهم هجرتهم مدعوسه لحالهم بروحهم without_mother mother_died abandoned
found لقيت لقينا حصلت حصلنا وجدت عثرت صادفت found
dies يموت تموت بيموت بتموت هيموت يموتون يحتضر تحتضر ينازع تنازع dying die dies
died مات ماتت ماتوا ميت ميته ميتين نفق نفقت توفى توفت dead died
others واحد_ورا وحده_وحده ورا_بعض كل_يوم_واحد الباقي الباقين باقي_السمك نصهم كلهم one_by_one the_rest others
flesh لحمه لحمه_حمرا مصران مصرانه مصارين امعاء امعا رحم رحمها لحم_احمر حته_لحمه intestine tissue flesh prolapse prolapsed
outside طالع طالعه خارج خارجه نازل بارز بارزه برا بره طلع_برا خرج_برا hanging_out sticking_out protruding popped_out
behind دبره دبرها مخرجه مخرجها فتحته فتحتها مؤخرته مؤخرتها شرج ورا من_ورا من_تحت خلفه butt anus bottom behind bum rear vent
jumped نط نطت قفز قفزت نطط طلع_من_الحوض jumped leaped
dryplace ارض الارض سجاده السجاده ناشف ناشفه يابس يابسه برا_الحوض خارج_الحوض carpet dry out_of_the_tank floor_dry
surface سطح_الماي سطح_الحوض فوق_الماي السطح_يفتح يتنفس_فوق وجه_الماي surface top_of_the_tank
waterchange بدلت_الماي غيرت_الماي بدلت_الماء كل_الماي الحنفيه حنفيه مزيل_الكلور نسيت_المزيل نيترات امونيا فلتر الفلتر انقطع_الكهرب tap_water changed_the_water ammonia filter_stopped
floats يطفو تطفو طافيه طافي يسبح_مقلوب تسبح_مايله مقلوبه عايم على_جنبها على_ظهرها floating upside_down sideways
spots نقط_بيضا نقاط_بيضا بقع_بيضا حبوب_بيضا مثل_الملح زي_الملح white_spots white_dots ich
finrot زعانف زعنفه زعانفه متاكله ممزقه تذوب مقطعه fins fin_rot frayed
feathersout ينتف ينتف_ريشه ريشه_يطيح ريش_طايح صلعه بدون_ريش plucking bald feather_loss
fluffed منفوش منفوشه نافش نافشه منفش ينفش ريشه_منفوش fluffed puffed ruffled
bottomcage قاع_القفص ارض_القفص ارضيه_القفص تحت_القفص bottom_of_the_cage cage_floor
weak خامل خامله خمول تعبان تعبانه ضعيف ضعيفه ذبلان ذبلانه مدروخ ما_له_حيل هزيل نعسان نايم_طول lethargic weak tired sleepy listless dull
crop حوصله حوصلته حوصلتها الحوصله crop
itch يحك تحك حكه جرب قمل براغيث برغوث قراد عث سوس فطريات قشره بقعه_صلعا itching scratching fleas ticks mites mange lice ringworm
worm دود ديدان دوده worms worm
lump كتله حبه_تحت_الجلد دمل خراج ورم_صغير lump bump abscess growth
teeth سن سنه سنها اسنان اسنانه اسنانها ضرس سنونه منقار_طايل teeth tooth
pain يتالم تتالم يتوجع تتوجع يصيح تصيح يصرخ تصرخ يبكي يئن وجع الم pain crying screaming yelping hurts
fever سخن مسخن مسخنه حراره_مرتفعه حمى fever feverish temperature_high
thirsty يشرب_وايد يشرب_كثير تشرب_كثير يبول_وايد يشرب_كتير drinks_a_lot drinking_a_lot drinking_loads thirsty
kin ولدي بنتي ابني ابنتي طفلي طفلتي اخوي اخوي_الصغير اختي امي ابوي زوجي زوجتي جدتي جدي عيالي الياهل البيبي رضيعي الشغاله son daughter kid child baby toddler husband wife mother father brother sister
self عضني عضتني خدشني خدشتني خرمشني يدي ايدي اصبعي وجهي عيني عيوني حلقي صدري جلدي انا me my_hand my_finger my_face my_eye
collar طوق قطره_البراغيث نقط_البراغيث حق_الكلاب للكلاب مال_الكلاب بيرميثرين غنم مواشي للغنم flea_drops for_dogs dog_flea permethrin collar
trap مصيده لزقه لاصقه_فيران صمغ غرا glue_trap trap
ring حلقه حلقه_الرجل خاتم_رجله ring leg_band band
wrapped ملتف ملتفه ملفوف_على التف لاف_على شاد_على ضاقت wrapped tight around
enginehole مكينه محرك كبوت شكمان بالوعه مجرى ماسوره انبوب فتحه_المكيف ورا_الثلاجه ورا_الغساله بير شجره engine bonnet hood pipe drain wall_gap
happy بخير بصحه نشيط نشيطه يلعب تلعب ياكل_ويلعب ياكل_عادي يلعب_عادي تاكل_وتلعب تاكل_عادي كويس تمام playful active fine healthy eating_normally playing
mild شوي مرتين مرات خفيف خفيفه بسيط بسيطه نص slightly a_little mild twice once
shop عندكم تبيعون سعر بكم بكام كم_سعر ابغى_اشتري ابي_اشتري توصيل طلب طلبي متوفر متوفره price buy sell delivery order stock
love يعشق تعشق يموت_في تموت_في ميت_على احب نموت_فيه love adore dying_to
general هل يضر تضر خطر_على ممنوع سام_على تنصحون احسن افضل متى كيف ليش should does do_cats is_it
`
