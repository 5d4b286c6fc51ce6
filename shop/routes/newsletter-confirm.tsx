import { NewsletterLinkPage } from '#shop/newsletter/newsletter-link-page.tsx'

/** the link of the confirmation mail. */
export default function NewsletterConfirm() {
  return <NewsletterLinkPage purpose="confirm" />
}
