// A mail as HTML: one column, right to left, in the shop's colours, made of React Email's components (tables that every
// mail program understands) and rendered by React itself, which escapes whatever people wrote (Z-05).
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressText } from '#text/format-address.ts'
import { formatPhone, telUrl, whatsappUrl } from '#text/format-phone.ts'
import { cutText } from '#text/format-text.ts'
import { type MailContent, type MailFooter, mailText } from '#text/mail/mail.ts'
import { MailBlocks } from './mail-blocks.tsx'
import { Panel } from './mail-panel.tsx'
import { darkSheet, styles } from './mail-style.ts'

/** @param shopUrl where the shop's name leads */
export function renderHtml(content: MailContent, footer: MailFooter, shopUrl: string): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage content={content} footer={footer} shopUrl={shopUrl} />)}`
}

/** Below it the component fills up with blanks, so that no mail program shows the first lines of the mail again. */
const PREVIEW_MAX = 120

type MailPageProps = { content: MailContent; footer: MailFooter; shopUrl: string }

function MailPage({ content, footer, shopUrl }: MailPageProps) {
  return (
    <Html lang="ar" dir="rtl">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{darkSheet}</style>
      </Head>
      <Body dir="rtl" className="ground" style={styles.body}>
        <Preview>{cutText(content.preview, PREVIEW_MAX)}</Preview>
        <Container dir="rtl" style={styles.container}>
          <Panel cell={styles.outer}>
            <Text style={styles.shop}>
              <Link href={shopUrl} className="link" style={styles.shopName}>
                {footer.logoUrl ? (
                  // The name beside it is the alternative where pictures are not shown.
                  <img src={shopUrl + footer.logoUrl} alt="" width={44} height={44} style={styles.logo} />
                ) : null}
                {footer.nameArabic}
              </Link>
            </Text>
            <Panel className="card" table={styles.card} cell={styles.cardCell}>
              <Heading className="ink" style={styles.heading}>
                {content.heading}
              </Heading>
              <MailBlocks blocks={content.blocks} />
            </Panel>
            <Footer footer={footer} />
          </Panel>
        </Container>
      </Body>
    </Html>
  )
}

function Footer({ footer }: { footer: MailFooter }) {
  const { nameArabic, workingHours, phone, whatsapp } = footer
  return (
    <Section dir="rtl" style={styles.footerSpace}>
      <Text className="ink3" style={styles.footer}>
        {nameArabic} · {addressText(footer)}
      </Text>
      {phone || whatsapp ? (
        <Text className="ink3" style={styles.footer}>
          {phone ? (
            <>
              {mailText.phone}: <Phone href={telUrl(phone)} e164={phone} />
            </>
          ) : null}
          {phone && whatsapp ? ' · ' : null}
          {whatsapp ? (
            <>
              {mailText.whatsapp}: <Phone href={whatsappUrl(whatsapp)} e164={whatsapp} />
            </>
          ) : null}
        </Text>
      ) : null}
      {workingHours ? (
        <Text className="ink3" style={styles.footer}>
          {workingHours}
        </Text>
      ) : null}
    </Section>
  )
}

function Phone({ href, e164 }: { href: string; e164: string }) {
  return (
    <Link href={href} className="link" style={styles.plainLink}>
      <bdi dir="ltr">{formatPhone(e164)}</bdi>
    </Link>
  )
}
