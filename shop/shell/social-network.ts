import { SOCIAL_NAMES, type SocialNetwork } from '#text/shell.ts'

/** Which network the owner means: the word as written in the settings, however it is spelt, else where it leads. */
export function socialNetwork({ network, url }: { network: string; url: string }): SocialNetwork | null {
  const host = /^https?:\/\/(?:www\.|m\.)?([^./]+)/i.exec(url)?.[1] ?? ''
  for (const word of [network.trim().toLowerCase(), host.toLowerCase()]) {
    if (word === 'twitter') return 'x'
    if (isKnown(word)) return word
  }
  return null
}

function isKnown(word: string): word is SocialNetwork {
  return Object.hasOwn(SOCIAL_NAMES, word)
}
