// What a visitor's message asks (A-BOT-07): its topics by what was learned from examples, what it names by the lexicon,
// and what it leaves to the answer before (C-03). Pure, bounded and the same for every spelling that folds alike.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { asWished, CERTAIN, nearestOf, topicsOf } from './choose-topics.ts'
import { withoutLead } from './discourse.ts'
import { findPlaces, type Places } from './find-places.ts'
import { hurtsPerson, PERSON_HURT } from './hurt-person.ts'
import { illnessAfter, signsIn } from './illness.ts'
import {
  type BodyPart,
  type Colour,
  type Food,
  GOODS,
  type Good,
  type Kind,
  TRAITS,
  type Trait,
} from './lexicon.ts'
import type { Mention } from './mention.ts'
import { asLove, isMourned, isOfDead } from './mourning.ts'
import { asksHowMuchToFeed, isOfUse } from './plain-topic.ts'
import {
  asksOfAllShown,
  asksOfBoth,
  asksWhichOf,
  asksWhichOne,
  choiceOf,
  compares,
  isOfPlace,
  speaksOfAmong,
} from './read-choice.ts'
import { onlyRefuses, traitsIn } from './read-exclusions.ts'
import { isGiftFor } from './read-gift.ts'
import { mentionsIn, quantityIn } from './read-mentions.ts'
import {
  asksForNeeds,
  asksPrice,
  comesWithIt,
  GOOD_OF_PART,
  isForIt,
  NOTHING_REQUESTED,
  questionsOf,
  type Request,
  requestOf,
} from './read-request.ts'
import { type NamedRole, type NamedRoles, rolesIn } from './read-roles.ts'
import {
  askedWords,
  carry,
  isNothing,
  kindsLeft,
  partOf,
  picksOf,
  subjectOf,
  unknownOf,
} from './read-subject.ts'
import { readWords } from './read-words.ts'
import { FILLERS, type Meaning, means, meantIds, recognise, type Word } from './recognise.ts'
import { plainly, plainlyAsked, scoresOf, wordsAbout } from './score-questions.ts'
import { withServed } from './served-food.ts'
import { inThread, isOfTheirOrder, topicOfOrder } from './shop-thread.ts'
import type { Sign } from './signs.ts'
import { addsUp, bareCount, takenOut } from './sums.ts'
import { asksOnly, lastTopic } from './told.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { About, Subject, Understanding } from './understanding.ts'
import { MAX_CONTINUATION, supposesArrival, tellsMore, withVet } from './vet-topic.ts'
import type { Vocabulary } from './vocabulary.ts'
import { vetQuestionsIn } from './words/vet-questions.ts'

export const NOTHING_SAID: About = {
  topics: [],
  shown: 0,
  subject: {
    kinds: [],
    goods: [],
    search: null,
    minPrice: null,
    maxPrice: null,
    wish: null,
    part: null,
    isOwn: false,
  },
}

export function understand(said: string, vocabulary: Vocabulary, about: About = NOTHING_SAID): Understanding {
  const message = asLove(withoutLead(said))
  const { clauses: typed, orderNumber } = readWords(message)
  const { isKnown, score, preciseIn, commonness, isOurs } = topicModel()
  const read = typed.map((words) =>
    withServed(recognise(words, vocabulary, isKnown), about.subject.kinds).map((word) =>
      asSpokenOf(word, about.subject.goods),
    ),
  )
  const roles = rolesIn(read)
  const out = about.basket ? read.map(takenOut) : []
  const isOut = new Set(out.flat())
  const clauses = read.map((each) => each.filter((word) => roles.get(word) !== 'refused' && !isOut.has(word)))
  const words = clauses.flat()
  const goesOn = about.shown > 0 || !isNothing(about.subject)
  const kindsOf = (role: NamedRole) =>
    meantIds<Kind>(
      read.flat().filter((word) => roles.get(word) === role),
      'animal',
    )
  const speaksOfDelivery = words.some((word) => means(word, 'same', 'توصيل'))
  const { used, ...found } = findPlaces(typed.flat(), isKnown, speaksOfDelivery)
  const isThere = speaksOfThere(typed.flat(), found)
  const places = isThere ? { ...found, regionId: about.regionId ?? null } : found
  const placeWords = new Set(used.map((at) => typed.flat()[at]))
  const last = lastTopic(about.topics)
  const isOfItems = TOPICS[last ?? 'okay'] === 'items'
  const namesItems = (['animal', 'good', 'item'] as const).some((kind) =>
    words.some((word) => means(word, kind)),
  )
  const whole = score(words)
  const ofOrder = namesItems && isOfTheirOrder(words, whole, last) ? topicOfOrder(whole, last) : null
  const isGift = !ofOrder && isGiftFor(words)
  const { traits, isTurned } = traitsIn(words)
  const picks = about.shown > 0 ? picksOf(typed.flat()) : []
  const request =
    ofOrder || picks.length > 0 || isGift
      ? NOTHING_REQUESTED
      : requestOf(words, isOurs, placeWords, isOfItems, about.subject.goods, roles)
  const asked = ofOrder ? [] : askedWords(words, roles, goesOn)
  const all = withNeeded(subjectOf(asked, ofOrder ? [] : typed.flat(), placeWords, roles), request)
  const refused = isOut.size > 0 ? [] : kindsOf('refused')
  const refusedGoods =
    isOut.size > 0
      ? []
      : meantIds<Good>(
          read.flat().filter((word) => roles.get(word) === 'refused'),
          'good',
        )
  // «بس مو رمل» goes on with the other goods.
  const isOfOthers = refusedGoods.length > 0 && isNothing(all) && onlyRefuses(words)
  const left = isNothing(all) && !request.thing ? kindsLeft(refused, about.subject.kinds) : []
  const named = left.length > 0 ? { ...all, kinds: left } : { ...all, goods: goodsAdvised(all, words, about) }
  const companions = kindsOf('beside')
  const mentions = ofOrder || isTurned ? [] : mentionsIn(clauses, roles, placeWords, about.subject.kinds)
  const removed = removedIn(out, placeWords)
  const isCompared = compares(words)
  // «ومين فيهم أهدأ؟» after two kinds.
  const isOfBefore = isNothing(named) && about.subject.kinds.length > 1 && about.shown === 0
  const asksWhich = speaksOfAmong(words) || words.some((word) => means(word, 'same', 'مين'))
  // «سلاحف أو كاسكو؟» asks for one after the other.
  const isList =
    last === 'find' &&
    words.every((word) => means(word, 'animal') || FILLERS.has(word.text) || word.text === 'او')
  // «القط البورمي والسيامي مين فيهم أهدأ؟»
  const isOfNamed = mentions.length > 1 && asksWhichOne(words) && choiceOf(words) === null
  const isEither =
    !isCompared &&
    !isList &&
    ((mentions.length > 0 && asksWhichOf(words)) || (isOfBefore && asksWhich) || isOfNamed)
  const isBoth = last === 'price' && about.shown > 0 && asksOfAllShown(words)
  const isTold = about.basket === 'told' && mentions.length + removed.length === 0
  const counted =
    quantityIn(words) ??
    (mentions.length === 0 && (isOfItems || words.some(({ text }) => BUYS.test(text)))
      ? bareCount(words, isTold)
      : null)
  const quantity = about.shown > 0 && (isTold || (counted ?? 0) > 1) ? counted : null
  const hasBudget = named.maxPrice !== null
  const hasPlace = places.regionId !== null
  const isSum =
    isBoth ||
    quantity !== null ||
    (!isCompared && addsUp(words, { mentions, removed, hasBudget, hasPlace }, about))
  const isTogether =
    !isCompared && !isEither && !isSum && (companions.length > 0 || asksOfBoth(words, about.subject.part))
  const isOfThem = speaksOfAmong(words) || (asksWhich && words.some((word) => means(word, 'trait')))
  const isAmong = isOfThem && !isTogether && !isCompared
  const isForOthers =
    about.subject.goods.length > 0 &&
    words.length <= MAX_CONTINUATION &&
    !asksPrice(words) &&
    all.kinds.length > 0 &&
    isNothing({ ...all, kinds: [] }) &&
    all.kinds.every((kind) => kindsOf('for').includes(kind))
  const goesOnAlone = isNothing(named) && places.regionId === null
  const scores = scoresOf(message, clauses, (some) =>
    goesOnAlone ? inThread(score(some), last) : score(some),
  )
  const ids = <T>(kind: Meaning['kind']) => meantIds<T>(words, kind)
  const bodyParts = ids<BodyPart>('body')
  const pick = picks.length === 1 ? (picks[0] ?? null) : null
  const isPartOfShown =
    about.shown > 0 &&
    !isSum &&
    (comesWithIt(words) || (about.subject.goods.length > 0 && isForIt(words, roles)))
  const questions = clauses.flatMap(questionsOf)
  const ofGoods = about.subject.goods.length > 0
  const several = isSum || isTogether || isCompared || isEither ? [] : plainlyAsked(questions, ofGoods)
  // «وين موجودة؟ وتوصلوها السيب؟»
  const isOfPlace = places.regionId !== null && !several.some((topic) => topic !== 'delivery')
  const continues = (isNothing(named) && !isOfPlace && !request.thing) || isPartOfShown
  const isOver = supposesArrival(typed.flat(), last) || isOfDead(foldArabic(message), isMourned(last))
  const told = isOver
    ? []
    : signsIn(
        read.map(withoutNames),
        words.filter((word) => !isName(word, read.flat())),
        {
          ...named,
          areOfGoods: words.every(
            (word) => !means(word, 'animal') || means(word, 'good') || roles.get(word) === 'for',
          ),
        },
        about.subject,
      )
  const isOfPersonBefore = about.precise === PERSON_HURT && !about.illness
  const isPersonHurt = hurtsPerson(foldArabic(message), told, isOfPersonBefore && isNothing(named))
  const signs = isPersonHurt ? [] : told
  const isSick = signs.length > 0
  // «هل يتكلم وشو ياكل؟»: each question by its own words.
  const wordsOf = (topic: ChatTopic) =>
    several.includes(topic)
      ? [questions.filter((each) => plainly(each, ofGoods) === topic).flat()]
      : wordsAbout(topic, scores)
  // «وين موجودة؟» looks like a search.
  const isSaid = (topic: ChatTopic) =>
    several.some((each) => each === topic || (topic === 'find' && TOPICS[each] === 'items'))
  const withOthers = (topics: ChatTopic[]) =>
    topics.every(isSaid) && topics.length < several.length ? several : topics
  // What an ill animal eats is the vet's to say: «في أكل يخفف على معدتها؟» (C-01)
  const isFood = words.some((word) => means(word, 'care', 'food') || means(word, 'good', 'food'))
  const isFoodOfIll = Boolean(about.illness) && isFood && all.kinds.length === 0 && !asksPrice(words)
  const topics: ChatTopic[] =
    isPersonHurt || isFoodOfIll
      ? ['vet']
      : isSick
        ? withVet(scores, words)
        : ofOrder
          ? [ofOrder]
          : withOthers(
              topicsOf(scores, {
                message,
                isLed: withoutLead(said) !== said,
                request,
                isRefused: left.length > 0 || isOfOthers || isGift || isTurned,
                isTogether,
                isCompared: isCompared || isEither,
                isForOthers: isForOthers && !isPartOfShown,
                isThere,
                isAmong,
                isSum,
                words,
                named,
                places,
                about,
                orderNumber,
                placeWords,
                pick,
              }).map((topic) => asWished(topic, words)),
            )
  const isOfPerson = isPersonHurt || (isOfPersonBefore && !isSick && topics[0] === 'vet')
  const concepts = new Set(
    words.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'same').map(({ id }) => id)),
  )
  if (asksPrice(words)) concepts.add('سعر')
  if (isGift) concepts.add('منتج')
  if (isTurned || isOfOthers) concepts.delete('المزيد')
  const subject = request.thing
    ? { ...named, kinds: [], goods: [], search: null }
    : isPartOfShown
      ? about.subject
      : carry(named, about, topics, words, isForOthers)
  // «يعض؟» after a cage that is not sold
  if (about.shown === 0 && isNothing(named) && topics[0] === 'traits' && words.some(isOfNature))
    subject.goods = []
  // «زيدوا عليهم أكل» goes on with the budget.
  if (isSum && named.maxPrice === null) subject.maxPrice = about.subject.maxPrice
  const part = request.needed || asksForNeeds(words) ? null : partOf(words, named, topics, isTogether)
  // «كم مرة في اليوم؟» after what it eats.
  const goesOnInCare =
    last === 'care' && words.length <= MAX_CONTINUATION && (!words.some(isNaming) || isBareName(words))
  const isBareCare =
    topics[0] === 'care' && !asksForNeeds(words) && (goesOnInCare || scores[0]?.scored[0]?.topic !== 'care')
  return {
    ...subject,
    ...places,
    regionId: topics[0] === 'delivery' ? placeMeant(places, words, about) : places.regionId,
    topics,
    isSure: (scores[0]?.scored[0]?.share ?? 0) >= CERTAIN,
    precise: new Map<ChatTopic, string>(
      topics.flatMap((topic) => {
        if (topic === 'vet' && isOfPerson) return [[topic, PERSON_HURT] as const]
        // Nobody is told to take their time while an animal is ill.
        const id =
          (pick !== null && TOPICS[topic] === 'items') ||
          (topic === 'okay' && about.illness) ||
          (topic === 'care' && asksForNeeds(words)) ||
          (topic === 'delivery' && isThere) ||
          (topic === 'vet' && tellsMore({ message, words }))
            ? null
            : preciseOf(topic, wordsOf(topic), preciseIn, about, ofOrder !== null)
        return id === null ? [] : [[topic, id] as const]
      }),
    ),
    nearest: nearestOf(scores),
    isSick: isSick || isOfPerson,
    ...(isOfPerson
      ? { illness: about.illness ?? null, vetQuestions: [] }
      : illnessOf(message, signs, topics, named, about)),
    // «لون عيونه» is no colour of its own.
    traits:
      (isNothing(all) && named.kinds.length > 0) || bodyParts.length > 0 || isGift
        ? []
        : (keptWishes(named, about, topics, traits, words) ??
          traitsOf(traits, words, part === 'together', companions.length > 0)),
    colours:
      bodyParts.length > 0
        ? []
        : meantIds<Colour>(
            words.filter((_, at) => isWanted(words, at)),
            'colour',
          ),
    part:
      part ??
      (asksHowMuchToFeed(words, about.subject.goods) ? 'food' : isBareCare ? about.subject.part : null),
    categoryIds: [...new Set(words.flatMap(({ categoryIds }) => categoryIds))],
    orderNumber,
    continues,
    pick,
    picks,
    unknown: unknownOf(words, placeWords, commonness),
    thing: request.thing,
    epithet: ids<string>('brand')[0] ?? request.epithet,
    choice: choiceOf(words),
    isSum,
    eaten: ids<Food>('eaten'),
    bodyParts,
    isPartOfShown,
    isAmong,
    companions,
    isCompared,
    isEither,
    mentions,
    removed,
    quantity,
    refused,
    refusedGoods,
    concepts,
    asksSeveral: questions.length > 1,
    asksItsPrice: questions.some(
      (each) => (asksPrice(each) && !each.some((word) => means(word, 'same', 'توصيل'))) || asksHowMuch(each),
    ),
    namedGoods: named.goods,
    namedKinds: named.kinds,
    content: contentOf(words, placeWords),
  }
}

/** What is said and asked of an ill animal; courtesy in between changes nothing. */
function illnessOf(
  message: string,
  signs: readonly Sign[],
  topics: readonly ChatTopic[],
  named: Subject,
  { illness: before = null, subject }: About,
): Pick<Understanding, 'illness' | 'vetQuestions'> {
  if (topics[0] !== 'vet') return { illness: lastTopic(topics) ? null : before, vetQuestions: [] }
  const text = foldArabic(message)
  const vetQuestions = vetQuestionsIn(text)
  const kinds = named.kinds.length > 0 ? named.kinds : subject.kinds
  return { illness: illnessAfter(before, { signs, kinds, text, vetQuestions }), vetQuestions }
}

/** A short question without a subject of its own goes on about the same: «كم ساعة يعني؟». */
function preciseOf(
  topic: ChatTopic,
  asked: readonly (readonly Word[])[],
  preciseIn: (topic: ChatTopic, words: readonly Word[]) => string | null,
  { topics: [last], precise }: About,
  isOfOrder: boolean,
): string | null {
  const [words = []] = asked
  // Who gives a number asks for no number.
  if (topic === 'order-status' && words.some(({ text }) => /^\d{4,}$/.test(text))) return null
  const isShort = topic === last && words.length <= MAX_CONTINUATION
  // «وللأرنب؟» names another animal and asks the same.
  const isBare = isBareName(words)
  const isSame = isOfOrder ? topic === last : isShort && (isBare || !words.some(isNaming))
  const before = isSame && precise ? precise : null
  // «كان حوض السمك» says only what it was that arrived broken.
  if (isOfOrder && before) return before
  if (asksOnly(words) || (isBare && topic === last)) return before
  return asked.map((each) => preciseIn(topic, each)).find((id) => id !== null) ?? before
}

/** «هناك», «get there»: the place before. */
function speaksOfThere(words: readonly string[], { regionId, sharedRegionIds, isAbroad }: Places): boolean {
  const isElsewhere = regionId !== null || sharedRegionIds.length > 0 || isAbroad
  const at = words.findIndex((word) => /^و?(?:ل|الي )?(?:هناك|هنيك|هناكا|there)$/.test(word))
  return !isElsewhere && at >= 0 && !/^(?:is|are|isnt|arent|any)$/.test(words[at - 1] ?? '')
}

function isBareName(words: readonly Word[]): boolean {
  return words.every((word) => means(word, 'animal') || means(word, 'colour') || FILLERS.has(word.text))
}

function isNaming(word: Word): boolean {
  return (['animal', 'good', 'item', 'care', 'trait', 'eaten'] as const).some((kind) => means(word, kind))
}

/** «اذا اخذت 4 كم؟» */
const BUYS = /^[وبنا]?(?:ا?خذت?|ا?شتر[يت]\S*)$/

const NO_ROLES: NamedRoles = new Map()

/** «بدون الصندوق»: by any word of its name, as it is one of few. */
function removedIn(
  out: readonly (readonly Word[])[],
  placeWords: ReadonlySet<string | undefined>,
): Mention[] {
  const text = foldedWords(out)
  const named = mentionsIn(out, NO_ROLES, placeWords)
  if (named.length > 0 || text === '') return named
  return [
    { kinds: [], goods: [], colours: [], sex: null, words: text.split(' '), text, count: 1, step: 'name' },
  ]
}

function foldedWords(clauses: readonly (readonly Word[])[]): string {
  return clauses
    .flat()
    .map(({ text }) => text)
    .filter((text) => !FILLERS.has(text))
    .join(' ')
}

/** The need itself is what is asked for; for whom stays as it is named. */
function withNeeded(named: Subject, { needed }: Request): Subject {
  return needed ? { ...named, goods: [needed], search: null } : named
}

/** Asked of animals alone. */
function isOfNature(word: Word): boolean {
  return (
    [
      'calm',
      'active',
      'nature',
      'breeds',
      'tame',
      'kids',
      'pets',
      'talks',
      'sings',
      'vaccinated',
      'sex',
    ] as const
  ).some((trait) => means(word, 'trait', trait))
}

/** «بكم؟», «بكم الصندوق وكم مقاسه؟» after advice: what is sold for it. */
function goodsAdvised(
  named: Subject,
  words: readonly Word[],
  { topics, shown, subject }: About,
): Subject['goods'] {
  const good = subject.part && GOOD_OF_PART[subject.part]
  const isAsked = topics[0] === 'care' && shown === 0 && isNothing(named) && asksPrice(words)
  return good && isAsked ? [good] : named.goods
}

function contentOf(words: readonly Word[], placeWords: ReadonlySet<string | undefined>): string[] {
  return (
    words
      // «سمكة ذهبية» is a name; its parts say nothing.
      .filter((word) => !(word.text.includes(' ') && means(word, 'animal')))
      .filter((word) => !(['same', 'care', 'trait', 'colour'] as const).some((kind) => means(word, kind)))
      .flatMap(({ text }) => text.split(' '))
      .filter((word) => word.length > 2 && !FILLERS.has(word) && !placeWords.has(word))
  )
}

/** «غير الأحمر» */
function isWanted(words: readonly Word[], at: number): boolean {
  return !/^(?:غير|مو|مب|بدون)$/.test(words[at - 1]?.text ?? '')
}

/** «وتحت 20؟», «في أرخص؟» after «طير هادي» still wish for a calm one. */
function keptWishes(
  named: Subject,
  { wished, traits: before }: About,
  [topic]: readonly ChatTopic[],
  traits: readonly Trait[],
  words: readonly Word[],
): Trait[] | null {
  const isLimit =
    named.maxPrice !== null || named.minPrice !== null || topic === 'cheapest' || topic === 'dearest'
  // «والزوج الأبيض؟» after «ذكر ولا أنثى؟»
  const isNameAlone = words.every((word) => means(word, 'item') || isBareName([word]))
  if (before && traits.length === 0 && isNameAlone && (topic === 'traits' || topic === 'care'))
    return [...before]
  const kept = (wished ?? []).filter((each): each is Trait => each in TRAITS)
  return kept.length > 0 && isLimit && isNothing(named) && traits.length === 0 ? kept : null
}

/** The age is the child's: «لولدي عمره 9»; and a small flat makes no animal young. */
function traitsOf(
  traits: readonly Trait[],
  words: readonly Word[],
  isTogether: boolean,
  hasCompanions: boolean,
): Trait[] {
  // «ذكرين مع بعض» asks for no sex.
  if (isTogether)
    return [
      ...traits.filter((trait) => !['male', 'female', 'sex', 'pets'].includes(trait)),
      ...(hasCompanions ? (['pets'] as const) : []),
    ]
  const isOfAnimal = words.some((word, at) => means(word, 'trait', 'young') && !isOfPlace(words, at))
  // «كم يكلف بالشهر؟», «عمرها كم وتحب الأطفال؟»
  const isOfAge = questionsOf(words).some(
    (each) =>
      !isOfChild(each) &&
      each.some((word) => means(word, 'trait', 'age') && !/^و?(?:[فبك]?ال|لل)شهر|^عمري$/.test(word.text)),
  )
  return traits.filter(
    (trait) =>
      (trait !== 'weight' || !isOfUse(words)) &&
      (trait !== 'age' || isOfAge) &&
      (trait !== 'young' || isOfAnimal),
  )
}

/** «والصندوق ينفع للسيارة؟» after a bag: another of the sorts that were spoken of. */
function asSpokenOf(word: Word, goods: readonly Good[]): Word {
  const bare = withoutArticles(word.text)
  const good = goods.find((each) => 'sorts' in GOODS[each] && GOODS[each].head.split(' ').includes(bare))
  if (!good || bare === word.text || means(word, 'good')) return word
  return { ...word, meanings: [...word.meanings, { kind: 'good', id: good }] }
}

/** «وكم الزوج؟» */
function asksHowMuch([first, ...rest]: readonly Word[]): boolean {
  return (
    /^و?كم$/.test(first?.text ?? '') &&
    rest.length > 0 &&
    rest.every(
      (word) =>
        /^ال/.test(word.text) &&
        (/^ال(?:زوج|جوز|واحده?|حبه|كيس|علبه)$/.test(word.text) ||
          (['animal', 'good', 'item', 'colour'] as const).some((kind) => means(word, kind))),
    )
  )
}

/** «لولدي عمره 9», «a 7 year old kid»; not «عمرها كم وتحب الأطفال؟». */
function isOfChild(words: readonly Word[]): boolean {
  const [child, age] = (['kids', 'age'] as const).map((trait) =>
    words.findIndex((word) => means(word, 'trait', trait)),
  ) as [number, number]
  return child >= 0 && (child < age || words.some(({ text }) => /^\d+$/.test(text)))
}

/** «السمكة المنتفخة» is called so where the shop has one; «السمكة منتفخة» is ill. */
function isName(word: Word, words: readonly Word[]): boolean {
  const before = words[words.indexOf(word) - 1]
  const isOfAnimal = before !== undefined && /^(?:و?ال|لل)/.test(before.text) && means(before, 'animal')
  // «والمنتفخة الصفراء؟»
  const isBare = words.every((each) => means(each, 'item') || means(each, 'colour') || FILLERS.has(each.text))
  const next = words[words.indexOf(word) + 1]
  const isColoured = next !== undefined && /^ال/.test(next.text) && means(next, 'colour')
  return /^و?(?:ال|لل)/.test(word.text) && means(word, 'item') && (isOfAnimal || isBare || isColoured)
}

function withoutNames(words: readonly Word[]): string[] {
  return words.filter((word) => !isName(word, words)).flatMap(({ text }) => text.split(' '))
}

/** «كم يوم ياخذ؟», «وهناك؟» go on about the place before; «وين توصلون؟» asks of all. */
function placeMeant(
  { regionId, sharedRegionIds, isAbroad }: Places,
  words: readonly Word[],
  about: About,
): number | null {
  const isNew = regionId !== null || sharedRegionIds.length > 0 || isAbroad
  const asksOfAll = words.some(
    (word) => means(word, 'same', 'وين') || /^و?(?:ال|لل)?(?:كل|جميع|مناطق|ولايات|محافظات)$/.test(word.text),
  )
  return isNew || asksOfAll ? regionId : (about.regionId ?? null)
}
