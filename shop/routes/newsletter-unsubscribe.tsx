import { NewsletterLinkPage } from '#shop/newsletter/newsletter-link-page.tsx'

/** the link in every mail of the newsletter. */
export default function NewsletterUnsubscribe() {
  return <NewsletterLinkPage purpose="unsubscribe" />
}
