// The blocks of a mail (text/mail/mail.ts) as HTML, one under the other.
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { type MailBlock, type MailContent, type MailFact, mailText } from '#text/mail/mail.ts'
import { Panel } from './mail-panel.tsx'
import { styles } from './mail-style.ts'

export function MailBlocks({ blocks }: Pick<MailContent, 'blocks'>) {
  return blocks.map((block, at) =>
    block ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
      <Fragment key={at}>
        <Block block={block} />
      </Fragment>
    ) : null,
  )
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Text className="ink2" style={styles.text}>
          {block.text}
        </Text>
      )
    case 'written':
      return (
        <Text dir="auto" className="ink2" style={styles.text}>
          <Lines text={block.text} />
        </Text>
      )
    case 'quiet':
      return (
        <Text className="ink3" style={styles.small}>
          {block.text}
        </Text>
      )
    case 'link':
      return block.quiet ? (
        <ButtonRow label={block.label} url={block.url} className="quiet" style={styles.quietButton} />
      ) : (
        <MainLink label={block.label} url={block.url} />
      )
    case 'code':
      return <Code label={block.label} value={block.value} />
    case 'badge':
      return (
        <Text className="ink3" style={styles.small}>
          {block.label}{' '}
          <span
            className={BADGE_CLASSES[block.tone]}
            style={{ ...styles.badge, ...styles.badgeTones[block.tone] }}
          >
            {block.value}
          </span>
        </Text>
      )
    case 'message':
      return <Message label={block.label} text={block.text} />
    case 'facts':
      return (
        <Panel className="sunken" table={styles.facts} cell={styles.factsCell}>
          {block.facts.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
            <Fact key={at} fact={fact} />
          ))}
        </Panel>
      )
  }
}

function Code({ label, value }: { label: string; value: string }) {
  return (
    <Panel className="soft" table={styles.code} cell={styles.codeCell}>
      <Text className="ink3" style={styles.codeLabel}>
        {label}
      </Text>
      <Text className="ink" style={styles.codeValue}>
        <bdi dir="ltr">{value}</bdi>
      </Text>
    </Panel>
  )
}

function Message({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Text className="ink3" style={{ ...styles.small, margin: '0 0 6px' }}>
        {label}
      </Text>
      <div dir="auto" className="sunken ink" style={styles.message}>
        <Lines text={text} />
      </div>
    </>
  )
}

const BADGE_CLASSES = { plain: 'soft ink', warn: 'warn', danger: 'danger' } as const

function Fact({ fact: { label, value, ltr, strong } }: { fact: MailFact }) {
  const strongStyle = strong ? styles.factStrong : undefined
  return (
    <Row dir="rtl">
      <Column className={strong ? 'ink' : 'ink3'} style={{ ...styles.factLabel, ...strongStyle }}>
        {label}
      </Column>
      <Column className="ink" style={{ ...styles.factValue, ...strongStyle, ...wrapping(value) }}>
        <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi>
      </Column>
    </Row>
  )
}

/** A price or a phone is never broken; what people wrote is, wherever it must. */
function wrapping(value: string) {
  return value.length <= 18 ? styles.whole : styles.broken
}

/** A button, and the address in full for programs that show none. */
function MainLink({ label, url }: { label: string; url: string }) {
  return (
    <>
      <ButtonRow label={label} url={url} className="button" style={styles.button} />
      <Text className="ink3" style={{ ...styles.small, fontSize: 13, margin: '0 0 2px' }}>
        {mailText.linkInFull}
      </Text>
      <Text dir="ltr" style={styles.address}>
        <Link href={url} className="link" style={styles.plainLink}>
          {url}
        </Link>
      </Text>
    </>
  )
}

type ButtonRowProps = {
  label: string
  url: string
  className: string
  style: typeof styles.button | typeof styles.quietButton
}

function ButtonRow({ label, url, className, style }: ButtonRowProps) {
  return (
    <Section dir="rtl" style={styles.buttonRow}>
      <Button href={url} className={className} style={style}>
        {label}
      </Button>
    </Section>
  )
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
