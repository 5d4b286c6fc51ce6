// Arabic in Latin letters: «6alab», «talab» and «tlab» are one word. Spellings are not listed; both sides are written as
// the consonants that are heard, and those are compared.

const MAX_VARIANTS = 8

/** What a Latin letter or group may stand for; several where people use it differently. */
const SOUNDS: Record<string, readonly string[]> = {
  sh: ['S'],
  ch: ['S', 'K'],
  kh: ['x'],
  gh: ['G'],
  th: ['t', 'z'],
  dh: ['z', 'd'],
  ph: ['f'],
  ck: ['K'],
  '2': ['', 'K'],
  '3': ['3'],
  '5': ['x'],
  '6': ['t'],
  '7': ['h'],
  '8': ['K', 'G'],
  '9': ['s', 'K'],
  b: ['b'],
  p: ['b'],
  t: ['t'],
  j: ['j'],
  g: ['K', 'j', 'G'],
  d: ['d'],
  r: ['r'],
  z: ['z'],
  s: ['s'],
  c: ['K'],
  f: ['f'],
  v: ['f'],
  q: ['K'],
  k: ['K'],
  l: ['l'],
  m: ['m'],
  n: ['n'],
  h: ['h'],
  x: ['Ks'],
}
const VOWELS = new Set('aeiouwy')

const LETTERS: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ض: 'd',
  ذ: 'z',
  ز: 'z',
  ظ: 'z',
  ر: 'r',
  س: 's',
  ص: 's',
  ش: 'S',
  ع: '3',
  غ: 'G',
  ف: 'f',
  ق: 'K',
  ك: 'K',
  ل: 'l',
  م: 'm',
  ن: 'n',
}

/** The consonants of a word in Latin letters, in each way they may be meant; a double one is heard once. */
export function latinSkeletons(word: string): string[] {
  return sounds(word, '')
}

/** The same with a mark where vowels are, for words too short to be known by their consonants. */
export function latinShapes(word: string): string[] {
  return sounds(word, 'a')
}

function sounds(word: string, vowel: string): string[] {
  let variants = ['']
  let isAfterVowel = false
  for (let at = 0; at < word.length; ) {
    const pair = word.slice(at, at + 2)
    const sound = SOUNDS[pair] ? pair : word.charAt(at)
    const previous = at > 0 ? word.charAt(at - 1) : ''
    at += sound.length
    const heard = SOUNDS[sound]
    if (heard === undefined) {
      if (/[wy]/.test(sound) && previous === '') variants = variants.map((each) => each + sound)
      else if (VOWELS.has(sound) && !isAfterVowel) variants = variants.map((each) => each + vowel)
      isAfterVowel = VOWELS.has(sound)
    } else if (!(sound === 'h' && at === word.length && isAfterVowel) && sound !== previous) {
      variants = variants.flatMap((each) => heard.map((one) => each + one)).slice(0, MAX_VARIANTS)
      isAfterVowel = false
    }
  }
  return [...new Set(variants)]
}

/** The consonants of a folded Arabic word, with and without its ع, which many leave out in Latin letters. */
export function arabicSkeletons(word: string): string[] {
  const bare = word.replace(/ه$/, '')
  const skeleton = Array.from(bare, (letter, at) =>
    at === 0 && letter === 'و' ? 'w' : at === 0 && letter === 'ي' ? 'y' : (LETTERS[letter] ?? ''),
  ).join('')
  return [...new Set([skeleton, skeleton.replaceAll('3', '')])]
}
