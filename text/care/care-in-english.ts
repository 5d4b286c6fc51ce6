// The care guides in English, in short, from the same sources (C-05): for the chatbot, which quotes the Arabic of what is
// not here.
import type { CarePart, ChatFamily, Kind } from '#domain/chat/lexicon.ts'
import { careSource, saidOf } from './care-guides.ts'

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
    play: 'Two or three times a day, about ten minutes each, with a toy to chase.',
    sleep: 'Cats sleep 12 to 16 hours a day. Play and a meal before your bedtime make the night quieter.',
  },
  birds: {
    basics:
      'A cage wide enough to stretch the wings, wooden perches of different thickness, food for its kind with fresh vegetables, clean water every day, a bright quiet place away from the kitchen and the air conditioner, and 10 to 12 hours of dark quiet sleep.',
    food: 'Seed mix or pellets for its kind, with leafy vegetables every day and a little fruit without seeds. No avocado, chocolate, onion, salt or coffee: they are toxic.',
    water: 'Fresh water every day in a washed bowl.',
    home: 'As wide as you can, with bars narrower than its head and perches of natural wood. Not near the kitchen: fumes of non-stick pans kill birds.',
    heat: 'A moderate room. Not under the air conditioner, and not on a balcony in summer.',
    bathing: 'A shallow bowl or a light lukewarm mist two or three times a week, by day. No soap.',
  },
  canary: {
    food: 'Canary seed mix, with pellets if it takes them; a little leafy vegetables every day, a piece of apple without seeds, mashed boiled egg once or twice a week, and cuttlebone always.',
  },
  cockatiel: {
    food: 'Pellets with a seed mix low in sunflower; vegetables such as grated carrot every day, and a little fruit without seeds.',
    taming: 'Cockatiels mostly whistle and may copy a few words; males more than females.',
  },
  budgie: {
    food: 'Pellets with a mix of small seeds such as millet; leafy vegetables and carrot every day, a little fruit without seeds, and cuttlebone always.',
  },
  finch: { food: 'Millet and small seeds, with chopped leafy vegetables every day.' },
  pigeon: {
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
    home: '3 × 2 metres for a pair, open all day, one metre high, with a soft floor and a hiding box. A small cage is only for sleeping.',
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
    home: 'At least 80 × 50 cm, 15 cm of bedding, a wheel of 20 cm or more, and a hide.',
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
  const source = careSource(kind, part ?? 'firstdays')
    ?.replace(/ و(?=[A-Z])/g, ', ')
    .replace(/، وعن القزم /, ', ')
  return text && `${text}${source ? ` Source: ${source}.` : ''}`
}

function ofPart(part: CarePart): Partial<Record<Kind | ChatFamily, string>> {
  return Object.fromEntries(
    Object.entries(CARE).flatMap(([of, parts]) => (parts[part] ? [[of, parts[part]]] : [])),
  )
}
