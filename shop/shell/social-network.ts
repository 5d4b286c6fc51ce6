import { SOCIAL_NAMES, type SocialNetwork } from '#text/shell.ts'

/** The network of a link, by the owner's label in any spelling, else by its host. */
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
