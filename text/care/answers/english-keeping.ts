// The precise answers on homes, tanks, company, habits and journeys in English, by their ids (C-05): the same advice
// from the same sources as the Arabic.
import type { AnswersInEnglish } from '#text/precise-answer.ts'

const NOT_TOGETHER =
  'No, each kind has its own place: a rabbit kicks and hurts a guinea pig or a hamster, and each eats something else. A rabbit’s companion is another neutered rabbit.'
const ONE_SYRIAN =
  'No, a Syrian hamster always lives alone, male or female: two fight until they are hurt. Dwarfs only as siblings that grew up together, and one cage each is safer.'

export const KEEPING_IN_ENGLISH: AnswersInEnglish = {
  'alone-at-work': {
    cats: 'Yes, up to eight hours for an adult cat, with water, a clean box and toys, and play before and after. Nine hours or more every day no, unless somebody visits at midday or a cat that it likes keeps it company. A kitten under four months not more than about four hours.',
    birds:
      'Yes, with food, water and toys. A single parrot, cockatiel or budgie needs time with you every day, or a companion of its kind.',
    fish: 'Yes, with the filter running. Feed once or twice, before you leave and after.',
    rabbits:
      'Yes, in a wide, safe, cool place with hay, water and a companion; look morning and evening that it eats and passes droppings.',
    hamster: 'Yes, it sleeps by day. Feed and clean in the evening.',
  },
  'alone-two-days': {
    cats: 'One day and night with dry food, water in several places, a spare litter box and the air conditioner on is possible for a healthy adult. For longer somebody you know should visit every day.',
    birds: 'Not more than a day without somebody who looks in: its water spoils or runs out.',
    fish: 'Yes, two or three days without food do not harm healthy adult fish. Do not overfeed before you leave, and check the filter and the air conditioner.',
    rabbits:
      'No, not even one night without somebody who looks in: if it stops eating for half a day it is an emergency.',
    hamster: 'One night with food and two water bottles is possible. For longer somebody should look in.',
  },
  'alone-for-journey': {
    cats: 'Not a week alone. Best it stays at home and somebody you know visits once or twice a day for food, water, litter and play; otherwise with somebody you know, or in a cat hotel when its vaccinations are complete.',
    birds:
      'Somebody has to come every day for water, food and cleaning, or move it in its cage to somebody you know.',
    fish: 'A week: an automatic feeder that you tried before, or somebody who feeds a little every two days from small bags that you prepared. Change a quarter of the water before you leave, and leave filter and air conditioner on.',
    rabbits:
      'Somebody has to see it twice a day: hay, water, vegetables, and whether it eats and passes droppings. The room stays air-conditioned.',
    hamster: 'Somebody should look in every day or two, or move its cage to somebody you know.',
  },
  'long-drive': {
    cats: 'In a fastened carrier under a light cloth, no big meal in the hours before, a stop every two or three hours for water and litter with the doors closed. Get it used to the carrier days before. Sedatives only from a vet.',
    birds:
      'In a small fastened cage, half covered, with food and pieces of cucumber or apple for water, away from the air conditioner. Stop every two hours and look.',
    fish: 'A few hours only: a bag half tank water and half air, in an insulated dark box, no food the day before.',
    rabbits:
      'In a carrier that does not slip, with hay all the way, moist vegetables, water at stops, and a cool car. See that it eats within hours of arriving.',
    hamster: 'In a small aired box with its bedding and a piece of cucumber; a cool car, out of the sun.',
  },
  'flying-abroad':
    'The rules are set by the country you go to and the airline: ask both first. Mostly a microchip, a valid rabies vaccination, the vaccination book, a vet’s health certificate a few days before, and a permit; some birds and tortoises need a CITES permit. Begin two months before.',
  bites: {
    cats: 'Do not play with your hand, stop at once when it bites, and use a toy to chase. If it bites while you stroke it, it has had enough. Sudden biting of a cat that never bit may be pain: the vet.',
    birds:
      'It mostly bites from fear: do not pull your hand away quickly or shout, stop before it bites, and offer food it likes from your hand. Biting in the breeding season passes.',
    rabbits:
      'From fear, to defend its place, or for food: do not reach in from above or into its cage, sit on the floor. Neutering helps; sudden biting may be pain, so ask the vet.',
    hamster:
      'It bites when woken or when your hand smells of food: wash your hands, wait for the evening, offer food from your palm, and do not grab it from above.',
    fish: 'Fish that nip fins do not match, or the tank is too small: separate them.',
  },
  'afraid-of-me': {
    cats: 'Do not follow it: sit on the floor, blink slowly, offer food it likes and let it smell your hand. Most cats do not like to be carried.',
    birds:
      'Sit near it every day and talk, then offer food through the bars, then from your hand inside the cage, without chasing. Do not take it from above.',
    rabbits:
      'Sit on the floor and let it come; stroke its forehead, not its chin, and lift it only if you must.',
    hamster: 'Put a tissue with your smell in its cage, then offer food from your palm every evening.',
    fish: 'Come slowly, do not knock on the glass, and feed at the same time every day.',
  },
  'time-to-settle': {
    cats: 'Days to weeks: two or three days for a confident cat, a month or more for a shy one. Let it come to you.',
    budgie: 'Two weeks to two months of calm talk and food from your hand every day; young ones are faster.',
    cockatiel: 'A week to a month if it was tame when young, longer otherwise.',
    birds: 'Two or three days to calm down, then weeks until it takes food from your hand.',
    rabbits: 'Two or three days to calm down, then weeks until it comes. Do not carry it in the first week.',
    hamster: 'Two or three days untouched, then food from your hand every evening: mostly two to four weeks.',
  },
  'does-it-talk': {
    canary: 'No, a canary sings and does not talk.',
    finch: 'No, a finch only chirps softly.',
    budgie:
      'It may: male budgies learn words in a small fast voice from three to six months if you talk to them every day. Females less, and not every bird talks.',
    cockatiel: 'It whistles more than it talks: males learn tunes and a few words, females rarely.',
    pigeon: 'No, pigeons coo.',
    birds: 'Only parrots talk, and not all: greys best, then male budgies; cockatiels mostly whistle.',
  },
  'out-of-cage': {
    canary: 'It enjoys a safe room, but does not need it if its cage is long enough to fly.',
    finch: 'Not needed in a long cage (80 cm or more); it frightens it and it is hard to bring back.',
    birds:
      'Yes, an hour or more every day for budgies, cockatiels and parrots: windows closed and covered, fan off, no pots, open water or cat. Bring it back with food it likes, not by chasing.',
    rabbits: 'At least three to four hours every day in a safe place; best if its place is always open.',
    hamster: 'Minutes in the evening in a closed safe place under your eyes; a wide cage matters more.',
  },
  'what-cage-size': {
    canary:
      'For one canary at least 60 × 40 × 40 cm, longer is better than higher, bars 1 to 1.2 cm. No round cage.',
    budgie: 'For a pair at least 80 × 45 × 50 cm, bars 1 to 1.2 cm.',
    cockatiel:
      'For one at least 60 × 60 × 80 cm to stretch its wings, more for a pair, bars 1.5 to 2 cm. A canary cage is too small.',
    finch: 'For a pair at least 80 × 40 × 40 cm, longer is better, bars 1 cm.',
    pigeon: 'A loft: about half a square metre of floor and a nest for each pair, and a door to fly.',
    chicken: 'A quarter of a square metre for each hen inside and a metre or more outside; more for Brahmas.',
    rabbits: '3 × 2 metres for a pair, open all day, one metre high. A small cage is only for sleeping.',
    hamster: 'At least 80 × 50 cm, with 15 cm of bedding or more and a wheel of 20 cm or more.',
  },
  'where-to-place': {
    birds:
      'In the living room beside a wall, at chest or eye height, away from the kitchen, a sunny window, the air conditioner and the TV.',
    fish: 'On a firm place, away from direct sun and the window.',
    rabbits: 'In a shaded air-conditioned room, not a yard or balcony, with a soft floor and a hiding box.',
    hamster:
      'A moderate room that is not your bedroom, as the wheel turns all night; away from sun and air conditioner.',
  },
  'without-air-conditioning': {
    cats: 'In the Omani summer yes in the hottest hours, or a shaded aired room not above about 30 °C with much water. 24 to 27 °C is enough; Persians need it more.',
    birds: 'A room of 22 to 28 °C, the cage away from the cold air. Do not switch it off at noon in summer.',
    fish: 'In summer mostly yes: a hot room warms the tank above 30 °C and the water loses its air.',
    rabbits:
      'Yes, it is dangerous: above 28 °C a rabbit suffers, and a fan alone does not cool it. In a power cut put a frozen bottle wrapped in cloth in the coolest room.',
    hamster: '20 to 24 °C suits it. In summer it needs an air-conditioned room, out of the direct air.',
    pigeon: 'No, it lives in a shaded aired loft with much water and a bath.',
    chicken: 'No, it lives outside in shade and air with much cold water.',
  },
  'outside-in-summer': {
    cats: 'Better indoors: outside are heat, cars, diseases and cats that fight. If it goes out, after sunset, under your eyes and vaccinated.',
    birds: 'Not in the Omani summer: a balcony or yard gets hot enough to kill it.',
    pigeon: 'Yes, in a shaded aired loft closed to cats and snakes, with water changed twice a day.',
    chicken: 'Yes, in shade and air with cold water, and a house closed at night.',
    koi: 'Yes, in a deep shaded pond (a metre or more) with a strong filter and air.',
    fish: 'No, a tank on the balcony or in the yard heats up quickly. Only koi, in a deep shaded pond.',
    rabbits:
      'No, a yard or balcony in the Omani summer kills a rabbit by heatstroke. Its place is an air-conditioned room.',
    hamster: 'No, its place is a moderate room out of the sun.',
  },
  noise: {
    cats: 'Most cats are quiet; Siamese are talkative.',
    canary: 'The male sings by day and is silent in the dark.',
    budgie: 'It chirps all day at a medium volume and is silent at night if covered.',
    cockatiel: 'Its whistle is heard from room to room, and it calls when left alone.',
    finch: 'Soft: one of the quietest birds.',
    chicken: 'Yes, a cock crows before dawn and by day: not with near neighbours. Hens are much quieter.',
    rabbits: 'Very quiet; it may thump when afraid.',
    hamster: 'It is quiet, but its wheel turns all night.',
  },
  'in-a-flat': {
    cats: 'Yes, with high places, play every day and nets at the windows.',
    canary: 'Yes, it is one of the best birds for a flat.',
    finch: 'Yes, it is quiet, and a long cage is enough for a pair.',
    budgie: 'Possible: it chirps all day, and is silent at night if covered.',
    cockatiel: 'Not with thin walls: its whistle carries.',
    pigeon: 'No, pigeons need a shaded place outside that is cleaned every day.',
    chicken: 'No, a cock crows before dawn, and hens need a yard.',
    fish: 'Yes, on a firm place with a quiet filter.',
    rabbits: 'Possible with a wide cool place and hours of movement every day.',
    hamster: 'Yes, with a quiet wheel and not in the bedroom.',
  },
  'easy-for-beginner': {
    cats: 'Yes: food, litter, play every day and a vet. Short-haired ones need less care than Persians.',
    canary: 'Yes, one of the easiest birds.',
    finch: 'Yes, kept as a pair or more.',
    budgie: 'Yes, if you give it time every day.',
    cockatiel: 'Yes, if you have an hour for it every day and a bigger cage.',
    betta: 'Yes, in 20 litres or more with filter and heater, not in a bowl.',
    goldfish: 'Yes, in a large filtered tank (75 litres for the first).',
    guppy: 'Yes, but it breeds fast.',
    discus: 'No: very clean hot water, many changes and a large tank.',
    koi: 'Not without a pond.',
    rabbits: 'Medium: a wide cool place, hay always, and a vet who knows rabbits.',
    hamster: 'Yes, with a wide cage and wheel, if you accept that it is active at night.',
  },
  'safe-with-children': {
    cats: 'Yes, with children who are gentle and under your eyes. It needs a high place to flee to; a frightened cat scratches.',
    birds: 'To watch and hear, not to hold: its bones are thin, and it pecks.',
    fish: 'Yes, to watch. Cover the tank and keep the food away.',
    rabbits: 'From about seven years and under your eyes: the child sits on the floor and it comes.',
    hamster: 'Not under eight: it sleeps by day, bites when woken and is hurt when it falls.',
  },
  'two-males': {
    cats: 'Yes, if both are neutered and introduced slowly. Otherwise they fight and spray.',
    canary: 'No, two male canaries fight in one cage.',
    budgie: 'Mostly yes, in a wide cage with two food bowls and no female.',
    cockatiel: 'Mostly yes, in a wide cage with two food bowls. Separate them if they fight.',
    finch: 'Yes, in a wide cage without nests or females.',
    chicken: 'Not advised: two adult cocks fight.',
    betta: 'Never: two male bettas fight to the death.',
    guppy: 'Yes, best six or more.',
    rabbits: 'Not unless neutered: they fight and wound each other.',
    hamster: ONE_SYRIAN,
  },
  'two-females': {
    cats: 'Yes, best neutered or sisters; introduce them slowly.',
    canary: 'Yes, in a wide cage outside the breeding season.',
    budgie: 'Better not: female budgies fight more than males.',
    cockatiel: 'Mostly yes, in a wide cage without a nest.',
    finch: 'Yes, in a wide cage without nests.',
    chicken: 'Yes, three hens or more, and they need no cock.',
    rabbits: 'Yes, neutered and introduced slowly; sisters are easier.',
    hamster: ONE_SYRIAN,
  },
  'male-with-female': {
    cats: 'Yes, when both are neutered. Before it she conceives from about four months.',
    birds: 'Yes, a pair gets on. Give no nest if you want no chicks.',
    betta: 'No, only to breed and under your eyes: the male hurts the female.',
    guppy: 'Yes, and they breed every month: two or three females for each male.',
    rabbits: 'Not before neutering: she conceives from four months and gives birth every month.',
    hamster: 'No, they fight and she conceives quickly. One cage each.',
  },
  'one-or-pair': {
    cats: 'One is enough if you play with it every day. If you are out most of the day, two sisters or two kittens are easier on them.',
    canary: 'One is enough, and a single male sings more.',
    budgie: 'Two are better: budgies are social. A single one needs your time every day.',
    cockatiel: 'Alone if you sit with it an hour or more every day, otherwise with a companion of its kind.',
    finch: 'A pair or more: a single finch suffers.',
    pigeon: 'At least a pair.',
    chicken: 'Not one alone: at least three.',
    betta: 'One: it needs no companion, and two males fight.',
    goldfish: 'Two or more if the tank is large enough: 75 litres for the first and 40 for each further one.',
    guppy: 'A group of six or more.',
    discus: 'A group of five or more in a large tank.',
    shrimp: 'A group of ten or more.',
    rabbits: 'Two are better: a neutered pair introduced slowly.',
    hamster:
      'A Syrian always alone. Dwarfs and Roborovskis as a pair only if they are siblings of one sex that grew up together; separate them at the first fight.',
  },
  'with-cat':
    'A cat is a hunter: never leave birds, fish or hamsters with it, however tame. Keep them in a closed room or a covered tank; a cat’s bite of a bird needs a vet at once. A large rabbit may get used to it slowly, and only under your eyes.',
  'with-dog':
    'Cats and dogs mostly get on if introduced slowly. Rabbits, hamsters and birds are prey for a dog: never leave them with it.',
  'different-kinds-together': {
    birds:
      'Canaries and finches live together in a wide cage; a budgie with a cockatiel in a very large cage under your eyes. Not budgies or cockatiels with canaries or finches: their beaks hurt them.',
    rabbits: NOT_TOGETHER,
    small: NOT_TOGETHER,
    betta:
      'One male, with calm bottom fish or a snail in 40 litres or more. No guppies, goldfish or long-finned fish.',
    goldfish: 'Goldfish with goldfish, not with bettas, guppies or discus: their water is warmer.',
    koi: 'Koi with koi, or common goldfish in a large pond. No warm-water fish.',
    guppy:
      'With tetras, mollies, platies and small bottom fish. Not with goldfish or bettas; angelfish eat its young.',
    discus:
      'With calm fish that like 28 to 30 °C, such as tetras. Not with goldfish, nor with fast or aggressive fish.',
    shrimp: 'Alone or with very small fish: most fish eat it or its young.',
    fish: 'Combine the same temperature, size and temper: guppies, tetras and mollies; goldfish with goldfish; one male betta. Never freshwater with saltwater fish such as clownfish and tangs.',
  },
  'introduce-to-others': {
    cats: 'Separate them for a week or more: a room for the new one, swap cloths, then food on both sides of the door, then short meetings under your eyes. Hissing at first is normal.',
    birds:
      'About four weeks alone in another room, as it may carry a disease; then cages side by side, then a meeting in a wide place.',
    rabbits:
      'Neuter both first, then two weeks side by side, then short meetings on ground that is new to both.',
    hamster: 'Do not introduce it: a Syrian lives alone, and a dwarf accepts only who grew up with it.',
    fish: 'Two to four weeks in a small tank of its own, then float the bag for a quarter of an hour and add the water slowly.',
  },
}
