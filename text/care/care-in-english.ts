// The care guides in English, in short, from the same sources (C-05): for the chatbot, which quotes the Arabic of what is
// not here.
import type { CarePart, ChatFamily, Food, Kind } from '#domain/chat/lexicon.ts'
import { CARE_ANSWERS_IN_ENGLISH } from './answers/english-care.ts'
import { KEEPING_IN_ENGLISH } from './answers/english-keeping.ts'
import { type FoodVerdict, foodSource, foodVerdict, forbiddenTo } from './care-foods.ts'
import { CARE_SOURCES, careSource, careTextOf, saidOf } from './care-guides.ts'

type CareInEnglish = Partial<Record<CarePart | 'basics', string>>

const CARE: Partial<Record<Kind | ChatFamily, CareInEnglish>> = {
  cats: {
    basics:
      'A complete food for its age, fresh water, a clean litter box in a quiet place, a scratching post, play every day, and vaccinations and check-ups at the vet.',
    food: 'Cats are meat eaters: a complete cat food for the age, four meals a day for kittens and about two for adults, in the amount on the pack. No cow’s milk, onion, garlic, chocolate, grapes or cooked bones. Change food gradually over a week.',
    water: 'Fresh water every day in several places, away from the litter box.',
    litter:
      'One box for each cat and one more, in a quiet place away from the food. Scoop every day, and change all the litter and wash the box about once a week.',
    bathing:
      'Most cats need no bath; long-haired ones when dirty, once in one or two months at most. Lukewarm water and a cat shampoo, never one for people or dogs, and dry well.',
    coat: 'Comb long hair every day, short hair once or twice a week. Bald spots or itching need a vet.',
    vaccines:
      'The first vaccination is at 8 to 9 weeks, the second 3 to 4 weeks later, a booster after a year. Neutering from about four months. The vet sets the plan.',
    heat: 'Keep it in a shaded, aired or air-conditioned place with cool water, and never in a closed car.',
    together:
      'Introduce a cat to another animal slowly: separate rooms first, then through a barrier, then short meetings under your eyes. Birds, fish and hamsters are prey: never leave them with a cat.',
    taming:
      'Let it come to you and reward it. If it bites in play, stop at once and use a toy, not your hand.',
    lifespan: 'House cats live 12 to 18 years.',
    scratching:
      'Scratching is a natural need: put a firm post taller than the cat beside what it scratches, reward it for using it, and cover the sofa for a while. Do not punish it.',
    play: 'Two or three times a day, about ten minutes each, with a toy to chase.',
    sleep: 'Cats sleep 12 to 16 hours a day. Play and a meal before your bedtime make the night quieter.',
  },
  birds: {
    basics:
      'A cage wide enough to stretch the wings, wooden perches of different thickness, food for its kind with fresh vegetables, clean water every day, a bright quiet place away from the kitchen and the air conditioner, and 10 to 12 hours of dark quiet sleep.',
    food: 'Seed mix or pellets for its kind, with leafy vegetables every day and a little fruit without seeds. No avocado, chocolate, onion, salt or coffee: they are toxic.',
    water: 'Fresh water every day in a washed bowl.',
    home: 'Clean the tray every day and the whole cage every week. As wide as you can, with bars narrower than its head and perches of natural wood. Not near the kitchen: fumes of non-stick pans kill birds.',
    heat: 'A moderate room. Not under the air conditioner, and not on a balcony in summer.',
    bathing: 'A shallow bowl or a light lukewarm mist two or three times a week, by day. No soap.',
  },
  canary: {
    lifespan: 'Canaries usually live 7 to 10 years.',
    food: 'Canary seed mix, with pellets if it takes them; a little leafy vegetables every day, a piece of apple without seeds, mashed boiled egg once or twice a week, and cuttlebone always.',
  },
  cockatiel: {
    lifespan: 'Cockatiels live 15 to 20 years.',
    food: 'Pellets with a seed mix low in sunflower; vegetables such as grated carrot every day, and a little fruit without seeds.',
    taming: 'Cockatiels mostly whistle and may copy a few words; males more than females.',
  },
  budgie: {
    lifespan: 'Budgies live 5 to 10 years.',
    food: 'Pellets with a mix of small seeds such as millet; leafy vegetables and carrot every day, a little fruit without seeds, and cuttlebone always.',
  },
  finch: {
    lifespan: 'Finches live 5 to 8 years.',
    food: 'Millet and small seeds, with chopped leafy vegetables every day.',
  },
  pigeon: {
    lifespan: 'Pigeons live 10 to 15 years.',
    food: 'A grain mix twice a day, as much as it eats in a quarter of an hour, with grit and clean water.',
  },
  fish: {
    basics:
      'A tank for the number of fish with a filter that always runs; run it for weeks before adding fish. Change part of the water every week, never all of it, and feed a little once or twice a day.',
    food: 'What they eat in two minutes, once or twice a day, of a food for their kind. Too much spoils the water.',
    water: 'Change about a quarter every week with water of the same temperature, treated against chlorine.',
    heat: 'Most warm-water fish need 24 to 27 °C; goldfish like it cooler.',
    stocking:
      'For small fish about one centimetre of adult length for two litres. Goldfish need more: 75 litres for the first and 40 for each further one. Start with half the number.',
    home: 'A tank with filter and lid on a firm place, out of direct sun.',
    setup:
      'A tank of 60 litres or more, a filter, a heater for warm-water fish, and treated water. Run the filter 3 to 6 weeks before the fish, and add a few at a time.',
    together:
      'Combine fish of the same size, temperature and temper; never freshwater with saltwater fish. One male betta in a tank; goldfish with goldfish.',
    lifespan: 'Guppies live 2 to 3 years, bettas 2 to 4, goldfish 10 or more.',
  },
  goldfish: {
    food: 'Sinking goldfish pellets, as much as they eat in two minutes, and a peeled boiled pea once a week.',
    stocking: '75 litres at least for the first goldfish and 40 for each further one. No bowls.',
    together: 'Goldfish with goldfish of their size, not with warm-water fish.',
  },
  betta: {
    food: 'Betta pellets twice a day, as much as it eats in two minutes, with dried or frozen worms now and then.',
    stocking: 'One male in at least 20 warm litres. Two males fight to the death.',
    together: 'No second male, no goldfish, and no long-finned fish such as guppies.',
  },
  koi: {
    lifespan: 'Koi live 25 years or more in a good pond.',
    setup:
      'Koi are pond fish: about 1000 litres for each, as they grow beyond half a metre. An aquarium is not enough.',
    stocking:
      'Koi are pond fish: about 1000 litres for each, as they grow beyond half a metre. An aquarium is not enough.',
  },
  discus: { heat: 'Discus need a steady 28 to 30 °C.' },
  rabbits: {
    basics:
      'Hay without limit, fresh leafy vegetables every day, few pellets and clean water; much room to move, and a cool shaded place. A rabbit that does not eat or pass droppings for half a day is an emergency.',
    food: 'Hay such as timothy without limit, leafy vegetables every day, few pellets; carrot and fruit only as treats. No bread, biscuits, iceberg lettuce or chocolate.',
    home: '3 × 2 metres for a pair, open all day, one metre high, with a soft floor and a hiding box. A small cage is only for sleeping. Clean the droppings’ place every day and the rest every week.',
    heat: 'Above 28 °C a rabbit suffers: an air-conditioned room, no yard or balcony.',
    bathing: 'Do not bathe rabbits. Wipe the dirty place with a damp cloth.',
    litter: 'A tray with hay in the corner that it chooses. No cat litter.',
    together:
      'Rabbits like the company of another neutered rabbit. Not with a hamster, and with a cat only under your eyes.',
    lifespan: 'Rabbits live 8 to 12 years.',
    taming:
      'Sit on the floor and let it come. Lift it with a hand under the chest and one under the hind legs, never by the ears.',
  },
  hamster: {
    basics:
      'A wide cage with a solid wheel and deep bedding, hamster mix with a little vegetable, clean water. It sleeps by day, and a Syrian lives alone.',
    food: 'About a spoon of hamster mix every evening, with a small piece of carrot or cucumber. No citrus, onion, chocolate or sticky sweets.',
    home: 'At least 80 × 50 cm, 15 cm of bedding, a wheel of 20 cm or more, and a hide. Remove the wet corner every day, clean every week, and keep a little of the old bedding.',
    bathing: 'Never with water: give it a bowl of special fine sand.',
    heat: '20 to 24 °C, away from sun and air conditioner.',
    together:
      'A Syrian always lives alone: two fight. Dwarf hamsters may live with a sibling of the same sex.',
    taming: 'Offer food from your hand in the evening; do not wake it or grab it from above.',
    lifespan: 'Hamsters live about two years.',
    sleep: 'It sleeps most of the day and is active at night.',
  },
}

/** One part of care of a kind, else its basics; null if there is none. */
export function careInEnglish(kind: Kind, part: CarePart | null): string | null {
  const said = saidOf(kind, CARE)
  const own = part === null ? null : (CARE[kind]?.[part] ?? saidOf(kind, ofPart(part)))
  const text = own ?? (part === null ? (said?.basics ?? null) : null)
  return text && withSource(text, careSource(kind, part ?? 'firstdays'))
}

/** A precise answer by its id; null if it is in Arabic only. */
export function answerInEnglish(id: string, kind: Kind | null): string | null {
  const said = CARE_ANSWERS_IN_ENGLISH[id] ?? KEEPING_IN_ENGLISH[id]
  const text = typeof said === 'string' ? said : said && kind && saidOf(kind, said)
  return text ? withSource(text, (kind && careSource(kind, 'firstdays')) ?? CARE_SOURCES) : null
}

/** Whether an animal may eat them; null if one of them is not in the table. */
export function foodsInEnglish(kind: Kind, foods: readonly Food[]): string | null {
  const lines = foods.map((food) => {
    const verdict = foodVerdict(kind, food)
    const name = FOOD_NAMES[food] ?? food
    return verdict && `${name[0]?.toUpperCase()}${name.slice(1)}: ${FOOD_VERDICTS[verdict]}`
  })
  const name = careTextOf(kind)
  const source = (name && foodSource(name, foods)) ?? careSource(kind, 'food')
  return lines.every((line) => line !== null) ? withSource(lines.join('\n'), source) : null
}

/** Null where the table forbids nothing. */
export function forbiddenInEnglish(kind: Kind): string | null {
  const { toxic, never } = forbiddenTo(kind)
  const named = (foods: readonly Food[]) => foods.map((food) => FOOD_NAMES[food] ?? food).join(', ')
  if (never.length === 0) return null
  const poison = toxic.length > 0 ? `Poisonous for it: ${named(toxic)}. ` : ''
  return withSource(`${poison}Not suitable: ${named(never)}.`, careSource(kind, 'food'))
}

const FOOD_VERDICTS: Record<FoodVerdict, string> = {
  fine: 'yes, every day beside its main food.',
  little: 'a little now and then, not as its main food.',
  never: 'no, it does not suit it.',
  toxic: 'NEVER, it is poisonous for it. If it ate some, go to a vet at once.',
}

/** Where the id does not say it. */
const FOOD_NAMES: Partial<Record<Food, string>> = {
  lettuce: 'lettuce (not iceberg)',
  cabbage: 'cabbage and cauliflower',
  greens: 'leafy vegetables',
  apple: 'apple and pear without seeds',
  melon: 'melon without seeds',
  grapes: 'grapes and raisins',
  onion: 'onion and garlic',
  sweets: 'sweets and biscuits',
  rice: 'boiled rice',
  milk: 'milk and yoghurt',
  egg: 'boiled egg',
  chickenMeat: 'boiled chicken without salt or bones',
  fishMeat: 'cooked fish without salt or bones',
  tuna: 'canned tuna for people',
  rawMeat: 'raw meat',
  nuts: 'unsalted nuts',
  seeds: 'sunflower seeds',
  salt: 'salty food and crisps',
  caffeine: 'tea, coffee and cola',
}

function withSource(text: string, arabic: string | null): string {
  const source = arabic?.replace(/ و(?=[A-Z])/g, ', ').replace(/، وعن القزم /, ', ')
  return `${text}${source ? ` Source: ${source}.` : ''}`
}

function ofPart(part: CarePart): Partial<Record<Kind | ChatFamily, string>> {
  return Object.fromEntries(
    Object.entries(CARE).flatMap(([of, parts]) => (parts[part] ? [[of, parts[part]]] : [])),
  )
}
