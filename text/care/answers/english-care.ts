// The precise answers on food, water, grooming, breeding and the vet in English, by their ids (C-05): the same advice
// from the same sources as the Arabic.
import type { AnswersInEnglish } from '#text/precise-answer.ts'

export const CARE_ANSWERS_IN_ENGLISH: AnswersInEnglish = {
  'bathing-how': {
    cats: 'Most cats need no bath, and not every week. Comb first, then lukewarm water a hand deep on a floor that does not slip, a cup instead of a spray, cat shampoo away from face and ears, rinse, and dry with two towels in a warm room. Not before two months; stop if it panics.',
  },
  'shampoo-kind': {
    cats: 'Only a cat shampoo: those for people and babies, soap and Dettol dry its skin, and some are toxic when licked. Rinse well.',
    birds: 'No shampoo or soap: lukewarm water only, in a shallow bowl or a light mist.',
    rabbits: 'No shampoo: rabbits are not bathed. A damp cloth for the dirty place.',
    hamster: 'No shampoo and no water: a bowl of special sand.',
  },
  shedding: {
    cats: 'More at the change of seasons. Comb long hair every day and short hair twice a week, complete food and much water. Do not shave it at home. Bald spots or itching are for the vet.',
    rabbits:
      'It sheds several times a year: comb it every day then, as swallowed hair may block its gut, and give much hay. Do not shave it.',
  },
  'matted-coat': {
    cats: 'No scissors, its skin is thin. Hold the knot at its root, part it with your fingers and then a wide comb from its end, minutes every day. What sticks to the skin is for a groomer or the vet.',
    rabbits: 'No scissors and no water: part the knot with your fingers, then a soft comb.',
  },
  'nail-trimming': {
    cats: 'Every two to four weeks: press the toe gently and cut only the clear tip with special clippers, away from the pink part, which bleeds. If bleeding does not stop with pressure in minutes, the vet.',
    birds: 'Let a vet or expert do it. Wooden perches of different thickness wear them down.',
    rabbits: 'Every one to two months, only the tip, away from the pink line. Let somebody show you first.',
    hamster: 'Rarely needed: digging wears them down.',
  },
  hairballs: {
    cats: 'Once or twice a month is normal. Less with daily combing, much water, wet food and hairball paste. Repeated vomiting, retching without result, not eating or weakness: the vet the same day.',
  },
  'how-much-a-day': {
    cats: 'By weight and as the pack says: an adult of 4 kg eats about 50 to 60 g of dry food a day. Kittens as their pack says, in four meals.',
    canary: 'About a teaspoon of the mix a day (5 g), with vegetables. Blow away the husks.',
    budgie: 'About one and a half to two teaspoons a day, with vegetables. Blow away the husks.',
    cockatiel: 'About one to one and a half tablespoons a day, with vegetables.',
    finch: 'About a teaspoon for each bird a day.',
    pigeon: 'About 30 g for each pigeon a day, in two meals.',
    fish: 'What they eat in two minutes, once or twice a day. Remove the rest.',
    rabbits:
      'Hay without limit, a large handful of leafy vegetables, and about a tablespoon of pellets for each kilogram it weighs.',
    hamster:
      'About a spoon of the mix every evening (8 to 10 g for a Syrian) and a small piece of vegetable, once a day.',
  },
  'young-meals': {
    cats: 'From two to four months four meals a day of kitten food, then three until six months, then two. No milk.',
    rabbits:
      'Under six months: alfalfa or timothy hay without limit with young rabbit pellets, water always; vegetables from about three months, one kind at a time.',
    hamster: 'From three weeks it eats as adults do: hamster mix, a little protein and vegetable.',
    fish: 'Young fish three or four times a day: fine powder food, as much as they eat in a minute.',
  },
  'milk-for-kittens': {
    cats: 'No cow’s milk and no baby milk: it gives diarrhoea, which is dangerous for a kitten. Under four weeks kitten milk from a clinic or shop, then kitten food softened with warm water. A weaned cat needs water, not milk.',
  },
  'wet-or-dry': {
    cats: 'Both are fine if the pack says “complete”. Wet food adds water, dry is easier; one or two wet meals a day with measured dry food is good.',
  },
  'change-food': {
    cats: 'Over a week: a quarter new for two days, then half, then three quarters. A sudden change gives diarrhoea.',
    birds: 'Over weeks: a little new with the old. Do not take the old away before you see it eat the new.',
    rabbits:
      'Over ten days or more, hay always there. A sudden change may stop its gut, which is an emergency.',
    hamster: 'Over a week, mixing both.',
    fish: 'Mix both for some days.',
  },
  'to-grown-food': {
    cats: 'At about one year. Change over a week; a neutered cat may need it earlier: ask its vet.',
    rabbits: 'At about six months, over two weeks: from alfalfa to timothy, and to adult pellets.',
  },
  'drinks-little': {
    cats: 'Wide bowls in several places away from food and litter, running water such as a fountain, and wet food. If it neither drinks nor eats for a day, or suddenly drinks a lot, the vet.',
  },
  'seeds-or-pellets': {
    canary:
      'Canary mix first, with vegetables every day and cuttlebone, and pellets if it takes them. Not a cockatiel mix.',
    birds:
      'Seeds alone are not enough for parrots: pellets or a mix low in sunflower, vegetables every day and cuttlebone.',
    pigeon: 'Whole grains with grit and minerals, no parrot pellets, no bread.',
    chicken: 'A complete chicken feed for its age, no bird seed.',
  },
  vitamins: {
    cats: 'Not with a complete food: too much may harm. Supplements only from a vet.',
    birds: 'Cuttlebone for calcium always. No vitamins in the water without a vet.',
    rabbits: 'No, hay and vegetables are enough.',
    hamster: 'Not with a complete mix and vegetables.',
    fish: 'No, a good varied food is enough.',
  },
  hay: {
    rabbits:
      'Hay every day without limit: more than three quarters of its food. Timothy for adults, alfalfa only under six months. A rabbit that stops eating for half a day needs a vet at once.',
    hamster: 'Not its main food: a little for the nest and play.',
  },
  'rabbit-water-bottle': {
    rabbits: 'A heavy bowl is better, with a bottle as a reserve; fresh every day, twice in heat.',
    hamster: 'Yes, a small bottle, fresh every day; see that its ball lets water out.',
    birds: 'A bowl or drinker washed every day, not under the perch; twice in heat.',
  },
  'hamster-wheel': {
    hamster:
      'Yes, a solid wheel of 20 cm or more, for dwarfs and Syrians: its back must stay straight in it. No spokes, and no closed ball.',
    rabbits: 'No wheel for rabbits: room to hop instead.',
  },
  'hamster-nocturnal': {
    hamster: 'Yes, that is normal: it sleeps by day and is active from sunset to dawn. Do not wake it.',
  },
  'sand-bath': {
    hamster:
      'Special fine sand without dust or calcium, 3 cm deep, every night or some times a week; sieve it every day. Never water, sea sand or cat litter.',
  },
  'cage-fabric-bedding': {
    birds: 'Plain paper, changed every day. No cat litter.',
    rabbits: 'Hay, straw or pressed paper on a soft floor. No scented cedar or pine, no cat litter, no wire.',
    hamster:
      'Paper or dust-free aspen, 15 cm deep or more. No scented pine or cedar, no cat litter, no cotton.',
  },
  'holding-rabbit': {
    rabbits:
      'Only if you must: a hand under the chest and one under the hind legs, close to you, sitting. Never by the ears.',
    hamster:
      'When it takes food from you: cup your hands under it, low over the floor. Not from above, not asleep.',
    birds: 'A tame one steps on your finger: do not grip it.',
    cats: 'A hand under the chest and one under the bottom, and put it down when it struggles.',
  },
  'kitten-learns-litter': {
    cats: 'Easy: put it in the box after each meal and sleep, move the litter with your finger, reward it. A small room and a low box first. Never punish.',
    rabbits:
      'It learns, sooner if neutered: a wide box in the corner it chooses, paper bedding and much hay. No clumping cat litter.',
  },
  'how-often-change-litter': {
    cats: 'Scoop every day; change all the litter and wash the box about once a week, good clumping litter up to two weeks. 5 to 8 cm deep, one box for each cat and one more.',
  },
  'wees-outside-litter': {
    cats: 'If it began suddenly, the vet first: it may be an inflammation. If it tries and nothing comes, a male above all, it is an emergency now. Then: a clean box every day, one for each cat and one more, litter without scent, a quiet place, an enzyme cleaner, no punishment.',
  },
  'scratches-furniture': {
    cats: 'It needs to scratch: a firm post taller than it beside what it scratches, reward it, cover the sofa for a while, trim its nails every two or three weeks. Do not punish or declaw.',
  },
  'meows-at-night': {
    cats: 'Cats are active at dawn: play in the evening, then feed it before your sleep, and do not get up when it meows. New meowing of an old cat, or with repeated visits to the box, needs a vet.',
  },
  'toys-for-it': {
    cats: 'A cardboard box, a ball, a feather on a stick, hidden food. No strings left with it: swallowing them is dangerous.',
    birds: 'Safe wood to chew, branches, a hanging toy, food wrapped in paper.',
    rabbits: 'Cardboard boxes, tunnels, hay in a paper tube, safe wood, and hours outside.',
    hamster: 'A solid wheel, deep bedding to dig, paper tunnels, scattered food. No closed plastic ball.',
  },
  'vaccine-schedule': {
    cats: 'The first at 8 to 9 weeks, the second 3 to 4 weeks later, then a booster after a year and as the vet says. Rabies from about three months.',
    rabbits: 'The vet decides by what is available in Oman.',
  },
  'needs-vaccination': {
    cats: 'Yes, even indoors: two doses from 8 to 9 weeks, then boosters, and rabies as the vet says.',
    birds: 'Cage birds are not usually vaccinated; a check-up when it comes and every year.',
    rabbits: 'Against myxomatosis and viral haemorrhage where available: ask the vet.',
    hamster: 'It has no vaccination.',
    fish: 'No. Clean water, and two weeks of quarantine for new ones.',
  },
  neutering: {
    cats: 'Yes, advised from about four months; it need not give birth first. The vet sets the time.',
    rabbits: 'Yes, for both sexes, from about four to six months, at a vet who knows rabbits.',
    birds: 'No, birds are not neutered.',
    hamster: 'Not usually: it lives alone.',
  },
  'male-or-female': {
    cats: 'Once neutered there is little difference; temper matters more.',
    canary: 'A male for singing.',
    budgie: 'A male mostly for talking and tameness.',
    cockatiel: 'Males whistle and copy more; females are calmer.',
    hamster: 'Little difference: temper and being used to hands matter more.',
  },
  'how-big-it-grows': {
    persian: 'Medium: 3 to 5.5 kg.',
    british: 'Stocky: 4 to 7 kg.',
    siamese: 'Slender: 3 to 5 kg.',
    cats: 'Most cats weigh 3 to 5 kg and are grown in a year to a year and a half.',
    goldfish:
      '20 to 30 cm for long ones, 15 to 20 for fancy ones. A small tank does not keep it small, it makes it ill.',
    koi: '50 to 70 cm: its place is a pond.',
    betta: '6 to 7 cm.',
    guppy: '3 to 5 cm.',
    discus: '15 to 20 cm.',
    rabbits: 'By breed: Dutch dwarf about 1 kg, Dutch and Mini Rex about 2 kg, Flemish giant 6 kg or more.',
    hamster: 'Syrian 13 to 18 cm, dwarf 8 to 10, Roborovski about 5.',
  },
  'how-many-young': {
    canary: '3 to 5 eggs.',
    budgie: '4 to 6 eggs.',
    cockatiel: '4 to 6 eggs.',
    finch: '4 to 6 eggs.',
    pigeon: 'Two eggs in each clutch, several clutches a year. Let it rest between them.',
    cats: '3 to 5 kittens usually.',
    rabbits: '4 to 8 usually, dwarfs fewer.',
    hamster: '6 to 10 usually.',
    guppy: '20 to 50 about every month.',
  },
  'nest-and-hatching': {
    canary: 'Hatches after 13 to 14 days. Wait three days more before you remove it.',
    budgie: 'A nest box for a pair of a year or more; each egg hatches after about 18 days.',
    cockatiel: 'A nest box at about a year and a half; hatches after 18 to 21 days.',
    finch: 'A covered nest; hatches after 12 to 16 days.',
    pigeon: 'Two eggs hatch after 17 to 19 days; both parents sit. Remove what has not hatched after 21.',
    chicken: 'Hatches after 21 days under the hen or in an incubator.',
  },
  'chick-warmth':
    '32 to 35 °C in the first week, then three degrees less each week until feathered, about six weeks. Fix the lamp firmly at one side, so that they can move away. Crowded under it they are cold; far from it, hot.',
  'homing-days': {
    birds:
      'Three to four weeks in its new loft, seeing its surroundings through a net; then let it out hungry, before its food, around the house only, then from two kilometres and a little farther each time. An adult used to another home may return there even after months.',
  },
  'start-a-tank': {
    fish: 'A tank of 60 litres or more on a firm place out of the sun, a filter, a heater for warm-water fish, a lid and dechlorinator. Fill it and run the filter 3 to 6 weeks without fish, until ammonia and nitrite are zero; then a few hardy fish at a time.',
  },
  'tank-litres-for': {
    betta: 'At least 20 litres for one, with heater and a gentle filter.',
    goldfish: '75 litres at least for the first and 40 for each further one. 120 litres are enough for two.',
    guppy: '40 litres for six to eight.',
    discus: '250 litres for a group of five or six.',
    koi: 'About 1000 litres for each, a metre deep or more: a pond. A tank is not enough.',
    shrimp: '20 litres for ten cherry shrimps, with a sponge filter and plants.',
    otherFish:
      'A pair of angelfish 100 litres in a high tank, a pair of clownfish 80 to 100 of seawater, a blue tang 400 or more. What the fish’s page says comes first.',
  },
  'bowl-or-vase': {
    betta: 'No: a betta needs at least 20 litres with a heater and a gentle filter.',
    goldfish: 'No, a bowl shortens its life: at least 75 filtered litres for the first.',
    fish: 'No: at least 20 litres for a betta, 40 for small fish, 75 for a goldfish, all with a filter.',
  },
  'needs-filter': {
    betta: 'It needs a filter, a gentle one that always runs, and no air pump.',
    fish: 'They need a filter, day and night: switched off for hours its useful bacteria die. An air pump in heat or a crowded tank.',
  },
  'needs-heater': {
    betta: 'Yes, 24 to 27 °C: in an air-conditioned room or in winter.',
    goldfish: 'No, 18 to 24 °C suit it. In summer it needs a cooler room and air.',
    koi: 'No. In summer it needs shade, depth and air.',
    guppy: 'Yes, if the water is below 22 °C.',
    discus: 'Yes, always: a steady 28 to 30 °C.',
    fish: 'Warm-water and marine fish yes (24 to 27 °C), goldfish and koi no.',
  },
  'how-often-change-water': {
    betta: 'A quarter every week in a filtered 20 litres; treated water of the same temperature.',
    goldfish: 'A quarter to a third every week; treated water of the same temperature.',
    discus: 'A third or more twice a week, treated and at 28 to 30 °C.',
    koi: 'About a tenth of the pond every week with a strong filter, more in summer.',
    fish: 'About a quarter every week, never all of it; treated water of the same temperature. Small or crowded tanks twice a week.',
  },
  'green-water-and-algae': {
    fish: 'Too much light or food: 6 to 8 hours of light, away from the window, less food, a quarter of the water every week. No algae killer with shrimps.',
  },
  'cloudy-water': {
    fish: 'White: bacteria in a new tank, too much food or fish. Feed less, change a quarter, keep the filter running; it clears in days. If fish gasp at the surface test for ammonia at once.',
  },
  'water-temperature': {
    betta: 'A steady 24 to 27 °C.',
    goldfish: '18 to 24 °C.',
    discus: 'A steady 28 to 30 °C.',
    guppy: '24 to 27 °C.',
    koi: '15 to 25 °C.',
    fish: 'Warm-water and marine fish 24 to 27 °C, goldfish 18 to 24, discus 28 to 30.',
  },
  'marine-for-beginner':
    'Harder and dearer than freshwater: marine salt and a salinity meter, pure water, live rock, flow pumps, a skimmer, and a month or more before the first fish. Begin with 100 litres or more and a pair of clownfish. Who never kept fish should begin with freshwater.',
  pond: {
    fish: 'About one and a half metres deep in Oman’s heat, 1000 litres for each koi, shade over half of it, a filter that turns all the water every two hours, air all summer, dechlorinator, and a net.',
  },
}
