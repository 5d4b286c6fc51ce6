// A question that names one item is read without the name, as if the item had just been shown (C-03, C-04):
// «كم عمر القط الشيرازي المشمشي؟» becomes «كم عمره؟». So no word of a name is read as anything else: «سمكة منتفخة» is
// well.
import type { Product } from '#contract/catalog.ts'
import type { ChatAbout } from '#contract/chat.ts'
import { areAlike } from '#domain/chat/likeness.ts'
import { PERSON_HARMS } from '#domain/chat/person-harms.ts'
import { type ChatTopic, TOPICS } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { type Asked, asksOfStock, writeIllness, writeSubject } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { MAX_KEPT } from './thread.ts'

/** @param read reads a message with the state before it */
export async function asOfItem(
  asked: Asked,
  read: (message: string, about: ChatAbout) => Promise<Asked>,
): Promise<Asked> {
  const isOfBasket = asked.isSum && asked.about.basket !== undefined
  const named = isOfBasket || isOfWhatWasTaken(asked) ? null : await itemNamed(asked)
  const rest = named && without(asked.folded, named.name)
  if (!rest) return asked
  const question = await read(asked.hasQuestionMark ? `${rest}؟` : rest, aboutOf(named.item, asked))
  const [topic] = question.topics
  const isAboutItem =
    question.traits.length > 0 ||
    (topic && !isAskedByName(topic)) ||
    (!question.isSure && question.content.length > 0 && !asksOfStock(question))
  // The name does not turn it into a question about the shop: «الجولديان جاهز للتزاوج؟»; «وصل القفص ملتوي» is one.
  const isOfShop = isShop(topic) ? !isShop(asked.topics[0]) : isShop(asked.topics[0]) && asked.isSure
  // Asks whether goods fit the shown animals: «حوض 120 لتر يكفيهم؟».
  const isForShown = named.item.type === 'product' && topic === 'care' && asked.shown.some(isAnimal)
  if (question.isSick || isOfShop || topic === 'puzzled' || isForShown || (!isAboutItem && !asked.isSick))
    return asked
  return question
}

/**
 * An animal or person that ate the item is ill, whatever the item is called: «القطة أكلت شوكولاتة»,
 * «ولدي كل طعام الهامستر».
 */
function isOfWhatWasTaken({ isSick, illness, precise }: Asked): boolean {
  const isHarm = PERSON_HARMS.some((harm) => harm === precise.get('vet'))
  return (
    isSick && (isHarm || (illness?.signs.some((sign) => sign === 'poison' || sign === 'swallowed') ?? false))
  )
}

function isAnimal({ type }: Product): boolean {
  return type === 'animal'
}

function isShop(topic: ChatTopic | undefined): boolean {
  return topic !== undefined && TOPICS[topic] === 'shop'
}

/** These are answered without the rewriting: «بكم الشيرازي؟», «عندكم شيرازي؟». */
function isAskedByName(topic: ChatTopic): boolean {
  return TOPICS[topic] === 'talk' || (TOPICS[topic] === 'items' && topic !== 'traits')
}

/** The only item named, with its name in the message; null for none or several. */
async function itemNamed(asked: Asked): Promise<{ item: Product; name: string } | null> {
  const { called, mentions, again, shown, concepts, traits } = asked
  const isOfSeveral =
    asked.isSum || asked.companions.length > 0 || asked.isCompared || asked.isEither || asked.choice !== null
  const isWish = concepts.has('ابغي') && traits.length > 0
  if (
    isOfSeveral ||
    isWish ||
    asked.isOwn ||
    again.length > 0 ||
    asked.orderNumber ||
    asked.quantity !== null
  )
    return null
  const [whole] = called
  if (whole && called.length === 1) return { item: whole, name: foldArabic(whole.nameArabic) }
  const [mention] = mentions
  if (!mention || mentions.length > 1) return null
  // Is about the current item: «تعيش ويا الذهبية؟».
  const isTogether = asked.part === 'together' || asked.about.subject.part === 'together'
  if (isTogether && shown.length > 0 && mention.goods.length === 0) return null
  const isSpecial = mention.words.length + mention.colours.length > 0
  // «يناسب السيامي؟» is about the shown cage; «كم يعيش السيامي؟» is about the breed.
  const isOfBreed = !isSpecial && mention.goods.length === 0
  if (isOfBreed && (shown.length > 0 || traits.length === 0 || !DEFINITE.test(mention.text))) return null
  const mentioned = await findMentioned(asked)
  const [item, ...others] = mentioned.flatMap(({ products }) => products)
  const isThatOne = item && (isSpecial || isOfBreed || isCalledSo(item, mention.text))
  return isThatOne && others.length === 0 ? { item, name: mention.text } : null
}

const DEFINITE = /^[وب]?ال/

/**
 * A name may leave out words: «خلطة الكناري» for «خلطة بذور الكناري»; a general name, «حوض أسماك», identifies none.
 */
function isCalledSo({ nameArabic }: Product, name: string): boolean {
  const words = foldArabic(nameArabic).split(' ')
  const nameWords = name.split(' ')
  return (
    nameWords.length > 1 &&
    areAlike(nameWords[0] ?? '', words[0] ?? '') &&
    nameWords.every((word) => words.some((each) => areAlike(word, each)))
  )
}

/** Null if the message has no other words. */
function without(folded: string, name: string): string | null {
  const [before, ...after] = ` ${folded} `.split(` ${name} `)
  if (after.length === 0) return null
  const rest = `${before?.replace(/ the$/, ' it')} ${after.join(' ')}`.trim()
  return rest === '' ? null : rest
}

const NO_WISH = { minPrice: null, maxPrice: null, wish: null, part: null, isOwn: false }

function aboutOf({ id, type }: Product, asked: Asked): ChatAbout {
  const { about, shown, spoken } = asked
  const earlier = shown.map((product) => product.id).filter((other) => other !== id)
  return {
    topics: ['find'],
    productIds: [id],
    earlierIds: earlier,
    spokenIds: [id, ...spoken.map((product) => product.id).filter((other) => other !== id)].slice(
      0,
      MAX_KEPT,
    ),
    focusIds: [id],
    subject: writeSubject({
      ...asked,
      kinds: type === 'animal' ? asked.kinds : about.subject.kinds,
      ...NO_WISH,
    }),
    ...(about.told && { told: about.told }),
    ...(about.illness && { illness: writeIllness(about.illness) }),
    ...(about.regionId && { regionId: about.regionId }),
    at: asked.context.now().toISOString(),
  }
}
