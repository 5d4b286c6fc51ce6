// Which kinds of animals a text names; a breed or species takes precedence over its family.
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Kind } from './lexicon.ts'
import { meaningsOf } from './recognise.ts'

const GENERAL: readonly Kind[] = ['cat', 'bird', 'fish', 'rabbit', 'dog']

export function kindsIn(...texts: readonly string[]): Kind[] {
  return foldArabic(texts.join(' '))
    .split(' ')
    .flatMap((word, at, words) => [...meaningsOf(`${word} ${words[at + 1] ?? ''}`), ...meaningsOf(word)])
    .flatMap(({ kind, id }) => (kind === 'animal' ? [id as Kind] : []))
    .toSorted((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)))
}

function isGeneral(kind: Kind): boolean {
  return GENERAL.includes(kind)
}
