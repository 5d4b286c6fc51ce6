import { Plus, Trash2 } from 'lucide-react'
import { SETTINGS_LIMITS } from '#contract/admin/settings-requests.ts'
import { settingsText } from '#text/admin/settings.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSettings } from './settings-context.ts'
import type { LinkRow } from './settings-draft.ts'

const text = settingsText.links

/** Edits the links to the shop's other profiles. */
export function LinksEditor() {
  const { draft, setLinks, errorOf } = useSettings()
  const links = draft.socialLinks
  const change = (row: number, part: Partial<LinkRow>) =>
    setLinks(links.map((link) => (link.row === row ? { ...link, ...part } : link)))
  const error = errorOf('socialLinks')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 md:col-span-2">
      <legend className="mb-2 text-md font-medium text-ink">{text.title}</legend>
      {links.length === 0 ? <p className="text-md text-ink-3">{text.none}</p> : null}
      {links.map(({ row, network, url }, at) => (
        <div key={row} className="flex items-start gap-2 rounded-picture bg-sunken p-3">
          <div className="grid min-w-0 flex-1 gap-3 md:grid-cols-[12rem_1fr]">
            <TextField
              label={text.network}
              value={network}
              error={errorOf(`socialLinks.${at}.network`)}
              onValue={(value) => change(row, { network: value })}
            />
            <TextField
              label={text.url}
              type="url"
              dir="ltr"
              placeholder="https://"
              value={url}
              error={errorOf(`socialLinks.${at}.url`)}
              onValue={(value) => change(row, { url: value })}
            />
          </div>
          <IconButton
            label={text.remove(network.trim() || text.new)}
            icon={<Trash2 />}
            variant="danger"
            onClick={() => setLinks(links.filter((link) => link.row !== row))}
          />
        </div>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        variant="soft"
        size="sm"
        className="self-start"
        icon={<Plus />}
        disabled={links.length >= SETTINGS_LIMITS.links}
        onClick={() => setLinks([...links, { row: nextRow(links), network: '', url: '' }])}
      >
        {text.add}
      </Button>
    </fieldset>
  )
}

function nextRow(rows: readonly { row: number }[]): number {
  return Math.max(-1, ...rows.map(({ row }) => row)) + 1
}
