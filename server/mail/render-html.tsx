// A mail as HTML: one column, right to left, in the shop's colours, made of what every mail program understands (tables
// and inline styles). React escapes whatever people wrote (Z-05).
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailBlock, MailContent, MailFooter } from '#text/mail.ts'

export function renderHtml(content: MailContent, footer: MailFooter, _baseUrl: string): string {
  const line = `${footer.nameArabic} · ${footer.addressArabic}`
  return `<!doctype html>${renderToStaticMarkup(<MailPage content={content} footer={line} shopName={footer.nameArabic} />)}`
}

/** The tokens of the shop (app/styles/tokens.css) as mail programs can read them. */
const COLOURS = {
  ground: '#fbf9f5',
  surface: '#ffffff',
  line: '#e4dfd6',
  ink: '#132422',
  ink2: '#3f524f',
  ink3: '#566764',
  brand: '#005a5c',
  onBrand: '#ffffff',
  brandSoft: '#dcf1ee',
  warn: '#7a4a00',
  warnSoft: '#ffedcc',
  danger: '#a5161b',
  dangerSoft: '#ffe9e6',
}
const FONT = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif"
const TEXT = { fontFamily: FONT, fontSize: 16, lineHeight: '1.7', color: COLOURS.ink2, margin: '0 0 16px' }

function MailPage({ content, footer, shopName }: { content: MailContent; footer: string; shopName: string }) {
  return (
    <html lang="ar" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: COLOURS.ground }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: COLOURS.ground }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{
                    maxWidth: 560,
                    backgroundColor: COLOURS.surface,
                    border: `1px solid ${COLOURS.line}`,
                    borderRadius: 22,
                  }}
                >
                  <tbody>
                    <tr>
                      <td dir="rtl" align="right" style={{ padding: '32px 28px' }}>
                        <p style={{ ...TEXT, color: COLOURS.brand, fontWeight: 700, fontSize: 18 }}>
                          {shopName}
                        </p>
                        <h1
                          style={{
                            ...TEXT,
                            color: COLOURS.ink,
                            fontSize: 24,
                            lineHeight: '1.4',
                            fontWeight: 700,
                          }}
                        >
                          {content.heading}
                        </h1>
                        {content.blocks.map((block, at) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
                          <Fragment key={at}>
                            <Block block={block} />
                          </Fragment>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p style={{ ...TEXT, fontSize: 13, color: COLOURS.ink3, margin: '20px 0 0' }}>{footer}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style={TEXT}>{block.text}</p>
    case 'quiet':
      return <p style={{ ...TEXT, fontSize: 14, color: COLOURS.ink3 }}>{block.text}</p>
    case 'link':
      return <LinkBlock label={block.label} url={block.url} />
    case 'code':
      return (
        <p
          style={{
            ...TEXT,
            padding: '12px 16px',
            backgroundColor: COLOURS.brandSoft,
            borderRadius: 14,
            textAlign: 'center',
          }}
        >
          <span style={{ fontSize: 14, color: COLOURS.ink3 }}>{block.label}</span>
          <br />
          <bdi dir="ltr" style={{ fontSize: 20, fontWeight: 700, color: COLOURS.ink }}>
            {block.value}
          </bdi>
        </p>
      )
    case 'badge':
      return (
        <p style={TEXT}>
          <span style={{ fontSize: 14, color: COLOURS.ink3 }}>{block.label}</span>{' '}
          <span style={{ ...BADGE, ...BADGE_TONES[block.tone] }}>{block.value}</span>
        </p>
      )
    case 'message':
      return (
        <>
          <p style={{ ...TEXT, fontSize: 14, color: COLOURS.ink3, margin: '0 0 6px' }}>{block.label}</p>
          <div
            dir="auto"
            style={{
              ...TEXT,
              padding: '12px 16px',
              color: COLOURS.ink,
              backgroundColor: COLOURS.ground,
              border: `1px solid ${COLOURS.line}`,
              borderRadius: 14,
              overflowWrap: 'anywhere',
            }}
          >
            {block.text.split('\n').map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
              <Fragment key={at}>
                {at > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </div>
        </>
      )
    case 'facts':
      return (
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ margin: '0 0 16px' }}
        >
          <tbody>
            {block.facts.map(({ label, value, ltr }) => (
              <tr key={`${label}${value}`}>
                <td align="right" style={{ ...CELL, color: COLOURS.ink3 }}>
                  {label}
                </td>
                <td align="left" style={{ ...CELL, color: COLOURS.ink, fontWeight: 500 }}>
                  <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

const CELL = { ...TEXT, fontSize: 15, padding: '8px 0', borderBottom: `1px solid ${COLOURS.line}` }

const BADGE = {
  display: 'inline-block',
  padding: '2px 14px',
  borderRadius: 999,
  fontSize: 14,
  fontWeight: 700,
}
const BADGE_TONES = {
  plain: { color: COLOURS.ink, backgroundColor: COLOURS.brandSoft },
  warn: { color: COLOURS.warn, backgroundColor: COLOURS.warnSoft },
  danger: { color: COLOURS.danger, backgroundColor: COLOURS.dangerSoft },
}

/** A button, and the address in full for programs that show none. */
function LinkBlock({ label, url }: { label: string; url: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 12px' }}>
        <tbody>
          <tr>
            <td style={{ backgroundColor: COLOURS.brand, borderRadius: 999 }}>
              <a
                href={url}
                style={{
                  display: 'inline-block',
                  padding: '12px 28px',
                  fontFamily: FONT,
                  fontSize: 16,
                  fontWeight: 700,
                  color: COLOURS.onBrand,
                  textDecoration: 'none',
                }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p
        dir="ltr"
        style={{ ...TEXT, fontSize: 12, color: COLOURS.ink3, textAlign: 'left', wordBreak: 'break-all' }}
      >
        {url}
      </p>
    </>
  )
}
