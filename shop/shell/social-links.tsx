import type { Store } from '#contract/store.ts'
import icons from '#shop/brand/social.svg?url&no-inline'
import { SOCIAL_NAMES, shellText } from '#text/shell.ts'
import { socialNetwork } from './social-network.ts'

/** The shop's social accounts from its settings (S-GEN-06): known networks with an icon, others by name. */
export function SocialLinks({ links }: { links: Store['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={shellText.footer.social} className="mt-3 -ms-[10px] flex flex-wrap gap-x-1">
      {links.map((link) => {
        const known = socialNetwork(link)
        return (
          <li key={link.url}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              className="tap inline-flex items-center justify-center rounded-control px-2.5 text-body text-on-deep-2 transition-colors hover:bg-on-deep/10 hover:text-on-deep"
            >
              {known ? (
                <>
                  <svg aria-hidden="true" className="size-6">
                    <use href={`${icons}#${known}`} />
                  </svg>
                  <span className="sr-only">{SOCIAL_NAMES[known]}</span>
                </>
              ) : (
                <bdi>{link.network}</bdi>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
