// «هدية لربيعتي عندها قطوة» asks for goods for somebody else's animal (C-03); «قطة هدية لبنتي» asks for the animal
// itself.
import { means, type Word } from './recognise.ts'

const GIFT = /^[وبل]?(?:ال)?(?:هدي[هت]\S*|هدايا|[انت]?هدي(?:ه|ها)?|gifts?|present)$/
const THEIRS = /^(?:عند(?:ه|ها|هم|و|ا)|لدي(?:ه|ها|هم)|[يت]?رب[يت]\S*|مع(?:ه|ها)|has|have|owns?|with|keeps?)$/

export function isGiftFor(words: readonly Word[]): boolean {
  const isTheirs = (at: number): boolean => {
    const before = words[at - 1]?.text ?? ''
    return /^(?:an?|the)$/.test(before) ? isTheirs(at - 1) : THEIRS.test(before)
  }
  return (
    words.some(({ text }) => GIFT.test(text)) &&
    words.some((word, at) => means(word, 'animal') && (isTheirs(at) || /^لل?\S/.test(word.text)))
  )
}
