import { type ComponentProps, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FACT_LABELS, type SettingName, settingsText } from '#text/admin/settings.ts'
import { type Facts, fillFacts } from '#text/fill-facts.ts'
import { textBlocks } from '#text/text-blocks.ts'
import { Notice } from '#ui/notice.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const text = settingsText.facts
const NAMES = Object.keys(FACT_LABELS) as SettingName[]

type FactsTextProps = Pick<ComponentProps<typeof TextareaField>, 'label' | 'error' | 'rows' | 'hint'> & {
  value: string
  onChange: (value: string) => void
  facts: Facts
}

/** A text that may name the shop's facts in braces, with a preview of the filled-in text. */
export function FactsText({ value, onChange, facts, ...field }: FactsTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  /** Without a cursor, a fact is inserted at the end. */
  const visited = useRef(false)
  const placeholders = [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const unknown = placeholders.filter((name) => !(name in facts))
  const notSet = placeholders.filter((name): name is SettingName => facts[name] === null)

  /** Inserts a fact at the cursor, and moves the cursor after it. */
  function insert(name: SettingName) {
    const element = area.current
    if (!element) return
    const { length } = value
    const { selectionStart, selectionEnd } = visited.current
      ? element
      : { selectionStart: length, selectionEnd: length }
    const braced = `{${name}}`
    flushSync(() => onChange(value.slice(0, selectionStart) + braced + value.slice(selectionEnd)))
    element.focus()
    element.setSelectionRange(selectionStart + braced.length, selectionStart + braced.length)
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <TextareaField
          {...field}
          ref={area}
          dir="rtl"
          onFocus={() => {
            visited.current = true
          }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <FactChooser facts={facts} onInsert={insert} />
        {unknown.length > 0 ? <Notice tone="warn">{text.unknown(braces(unknown))}</Notice> : null}
        {notSet.length > 0 ? (
          <Notice>{text.hidden(notSet.map((name) => `«${FACT_LABELS[name]}»`).join('، '))}</Notice>
        ) : null}
      </div>
      <Preview text={fillFacts(value, facts)} />
    </div>
  )
}

function Preview({ text: filled }: { text: string }) {
  const blocks = textBlocks(filled)
  return (
    <div className="min-w-0 rounded-picture border border-line p-4">
      <p className="mb-2 text-sm font-semibold text-ink-3">{text.preview}</p>
      {blocks.length > 0 ? (
        <RichText blocks={blocks} className="text-md wrap-anywhere" />
      ) : (
        <p className="text-md text-ink-3">{text.emptyPreview}</p>
      )}
    </div>
  )
}

function FactChooser({ facts, onInsert }: { facts: Facts; onInsert: (name: SettingName) => void }) {
  return (
    <details className="rounded-control bg-sunken">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-md font-semibold text-brand-ink">
        {text.insert}
      </summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <p className="text-sm text-ink-3">{text.lead}</p>
        <ul className="flex flex-wrap gap-2">
          {NAMES.map((name) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => onInsert(name)}
                className="flex min-h-11 max-w-full flex-col items-start justify-center rounded-control border border-line bg-surface px-3 py-1 text-start hover:border-line-strong"
              >
                <span className="text-md font-medium text-ink">{FACT_LABELS[name]}</span>
                <bdi className="max-w-full truncate text-xs text-ink-3">{facts[name] ?? text.notSet}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** «{x}», isolated so that the braces are not reordered in Arabic text (conventions 8). */
function braces(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\u2066{${name}}\u2069`).join('، ')
}
