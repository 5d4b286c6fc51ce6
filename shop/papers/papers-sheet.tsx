import type { ReactNode } from 'react'
import type { PaperEntry, Papers } from '#contract/papers.ts'
import { groupedCode } from '#domain/animals/animal-code.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import {
  AUTHOR_IN_BOTH,
  citesInBoth,
  dayInBoth,
  givenInBoth,
  type InBoth,
  SEX_IN_BOTH,
  papersText as text,
} from '#text/animals/papers.ts'
import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/logo-mark.tsx'
import { QrCode } from '#ui/qr-code.tsx'

/** Blank lines for a vet to fill in by hand. */
const LINES = 5

type PapersSheetProps = { papers: Papers; urlOf: (file: string) => string | null }

/** The papers as printed: A5, each picture on a page of its own. */
export function PapersSheet({ papers, urlOf }: PapersSheetProps) {
  const { foundUrl, microchip, ring, photo, imageUrl } = papers
  const picture = photo ? urlOf(photo) : imageUrl
  return (
    <div data-passport>
      <article className="paper-sheet" aria-label={text.page}>
        <Head shop={papers.shop} />
        <div className="paper-who">
          <div className="paper-photo">
            {picture ? (
              <img src={picture} alt={text.photoAlt} />
            ) : (
              <Both of={text.photo} className="m-auto text-center opacity-60" />
            )}
          </div>
          <dl>
            <Fact label={text.name} value={[papers.name, null]} />
            <Fact label={text.species} value={speciesOf(papers)} />
            <Fact label={text.sex} value={papers.sex && SEX_IN_BOTH[papers.sex]} />
            <Fact label={text.born} value={papers.birthDate && dayInBoth(papers.birthDate)} />
          </dl>
          {foundUrl ? <Found url={foundUrl} /> : null}
        </div>
        {microchip ? <LongNumber label={text.microchip} value={groupedMicrochip(microchip)} /> : null}
        {ring ? <LongNumber label={text.ring} value={ring} /> : null}
        <dl className="paper-pairs">
          {factsOf(papers).map(([label, value]) => (
            <Fact key={label[0]} label={label} value={value} />
          ))}
        </dl>
        <Treatment papers={papers} />
        <footer className="paper-end">
          <div className="paper-signatures">
            <Both of={text.vet} inline />
            <Both of={text.keeper} inline />
          </div>
          <p className="paper-note">
            <span>
              {text.printed(papers.printedAt)[0]} {text.notOfficial[0]}
            </span>
            <span lang="en" dir="ltr">
              {text.notOfficial[1]}
            </span>
          </p>
        </footer>
      </article>
      <Pictures papers={papers} urlOf={urlOf} />
    </div>
  )
}

function Head({ shop }: Pick<Papers, 'shop'>) {
  return (
    <header className="paper-head">
      <Both of={text.title} as="h2" className="paper-title" />
      <div className="paper-shop">
        <div className="text-end">
          <p>{shop.nameArabic}</p>
          <p lang="en" dir="ltr" className="paper-en">
            {shop.name}
          </p>
        </div>
        <LogoMark className="size-9" />
      </div>
    </header>
  )
}

function Pictures({ papers, urlOf }: PapersSheetProps) {
  return papers.files.map((file, at) => {
    const url = urlOf(file)
    return url ? (
      <figure key={file} className="paper-sheet paper-picture">
        <figcaption>
          <Both of={text.file(at + 1)} inline />
          <bdi>{papers.name}</bdi>
        </figcaption>
        <img src={url} alt={text.file(at + 1)[0]} />
      </figure>
    ) : null
  })
}

type BothProps = { of: InBoth; as?: 'div' | 'h2' | 'dt' | 'dd'; inline?: boolean; className?: string }

function Both({ of: [arabic, english], as: Tag = 'div', inline = false, className }: BothProps) {
  const line = inline ? undefined : 'block'
  return (
    <Tag className={className}>
      <span className={line}>
        <bdi>{arabic}</bdi>
      </span>
      {inline ? ' ' : null}
      {english ? (
        <span className={classNames('paper-en', line)}>
          <bdi lang="en" dir="ltr">
            {english}
          </bdi>
        </span>
      ) : null}
    </Tag>
  )
}

function Fact({ label, value }: { label: InBoth; value: InBoth | null | '' }) {
  if (!value) return null
  return (
    <div className="paper-fact">
      <Both of={label} as="dt" />
      <Both of={value} as="dd" />
    </div>
  )
}

function LongNumber({ label, value }: { label: InBoth; value: string }) {
  return (
    <dl className="paper-number">
      <Both of={label} as="dt" />
      <dd dir="ltr">{value}</dd>
    </dl>
  )
}

function Found({ url }: { url: string }) {
  return (
    <div className="paper-found">
      <QrCode text={url} label={text.qr(url)} />
      <Both of={text.scan} />
      <bdi dir="ltr" className="paper-code">
        {groupedCode(url.slice(url.lastIndexOf('/') + 1))}
      </bdi>
    </div>
  )
}

function Treatment({ papers: { name, microchip, entries } }: { papers: Papers }) {
  const columns = [text.given, text.product, text.date, text.next, text.clinic]
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th colSpan={columns.length} className="paper-caption">
            <Both of={text.treatment} inline />
            <span className="paper-whose">
              <bdi>{name}</bdi>
              {microchip ? ' · ' : null}
              <bdi dir="ltr">{microchip}</bdi>
            </span>
          </th>
        </tr>
        <tr>
          {columns.map((label) => (
            <th key={label[0]} scope="col">
              <Both of={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed lines are never reordered
          <Line key={at} entry={entry} />
        ))}
        {Array.from({ length: Math.max(0, LINES - entries.length) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are all the same
          <tr key={`blank ${at}`} className="paper-blank">
            <td colSpan={columns.length} />
          </tr>
        ))}
      </tbody>
      {entries.length > LINES ? (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>
              <Both of={text.notOfficial} inline />
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

function Line({ entry }: { entry: PaperEntry }) {
  const author = AUTHOR_IN_BOTH[entry.author]
  return (
    <tr>
      <td>
        <Both of={givenInBoth(entry)} className="font-semibold" />
        {author ? <Both of={author} inline className="paper-en" /> : null}
      </td>
      <td>
        <Cell>{entry.medicine}</Cell>
        <Cell>{entry.batch}</Cell>
      </td>
      <td className="paper-day">{entry.on}</td>
      <td className="paper-day">{entry.nextOn}</td>
      <td>
        <Cell>{entry.clinic}</Cell>
      </td>
    </tr>
  )
}

function Cell({ children }: { children: ReactNode }) {
  return children ? (
    <span className="block">
      <bdi>{children}</bdi>
    </span>
  ) : null
}

function speciesOf({ species, breed }: Papers): InBoth {
  const arabic = [species.nameArabic, breed?.nameArabic].filter(Boolean).join(' · ')
  return [arabic, [species.name, breed?.name].filter(Boolean).join(' · ')]
}

function factsOf(papers: Papers): [InBoth, InBoth | null][] {
  const { shop, colour, marks, origin, species, citesPermit } = papers
  const plain = (value: string | null): InBoth | null => (value === null ? null : [value, null])
  return [
    [text.colour, colour && [colour.nameArabic, colour.name]],
    [text.marks, plain(marks)],
    [text.origin, origin && (origin === 'bred' ? text.bred(shop) : text.imported)],
    [text.importPermit, plain(papers.importPermit)],
    [text.healthCertificate, plain(papers.healthCertificate)],
    [text.cites, citesInBoth(species.citesAppendix, citesPermit)],
    [text.mother, plain(papers.mother)],
    [text.father, plain(papers.father)],
  ]
}
