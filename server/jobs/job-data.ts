// What is done later, by name. A job holds ids and addresses only; the worker reads the rest when it runs.

/** A mail to be sent. Order mails name the order; the worker reads its current data and the right recipient. */
export type MailJob =
  | { mail: 'activation'; to: string; firstName: string; url: string }
  | { mail: 'sign-up-attempt'; to: string }
  | { mail: 'password-reset'; to: string; firstName: string; url: string }
  /** To the customer. */
  | { mail: 'order-received' | 'order-expired' | 'order-cancelled'; orderId: number }
  /** To the shop. */
  | { mail: 'order-announced' | 'transfer-reported'; orderId: number }
  | { mail: 'support-message'; messageId: number }
  /** To whoever asked for the newsletter; the tokens are those of the links in it. */
  | { mail: 'newsletter-confirm'; to: string; confirmToken: string }
  | { mail: 'newsletter-welcome'; to: string; unsubscribeToken: string }

export type JobData = {
  'send-mail': MailJob
  'expire-orders': Record<string, never>
  'remove-expired': Record<string, never>
}
export type JobName = keyof JobData
