import { WantedLinkPage } from '#shop/wanted/wanted-link-page.tsx'

/** S2-12: a link in a mail to who waits for something. */
export default function WantedLeave() {
  return <WantedLinkPage purpose="leave" />
}
