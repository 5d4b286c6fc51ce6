import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { FilesField } from '#browser/files/files-field.tsx'
import { wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { type EditOwnAnimalRequest, editOwnAnimalRequest } from '#contract/own-animal-request.ts'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import { ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { instead } from '#ui/instead.ts'
import { Switch } from '#ui/switch.tsx'
import { TextField } from '#ui/text-field.tsx'

export function AnimalSettings({ animal }: { animal: OpenedOwnAnimal }) {
  const [name, setName] = useState(animal.name)
  const { submit, formRef, wrong, pending } = useSubmit({
    check: (body) => wrongFields(editOwnAnimalRequest, body),
    send: (body: EditOwnAnimalRequest) => call('PATCH /api/animals/:id', { params: animal, body }),
    done: () => ({ title: text.saved, tone: 'ok' }),
    failed: text.failedChange,
    refresh: ['/api/animals'],
  })
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="font-display text-h2 font-bold">{text.settings}</h2>
      <form
        ref={formRef}
        onSubmit={instead(() => submit({ name: name.trim() || null }))}
        className="flex items-end gap-2"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={text.name}
            hint={animal.name === animal.shopName ? undefined : text.nameHint(animal.shopName)}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={wrong.name}
            autoComplete="off"
            dir="auto"
          />
        </div>
        <Button type="submit" variant="soft" pending={pending} disabled={name.trim() === animal.name}>
          {text.save}
        </Button>
      </form>
      <FilesField
        files={animal.photo ? [animal.photo] : []}
        onChange={(files) => submit({ photo: files.at(-1) ?? null })}
        max={1}
        text={text.photo}
      />
      <Switch
        label={text.reminders}
        checked={animal.isReminded}
        disabled={pending}
        onChange={({ currentTarget }) => submit({ isReminded: currentTarget.checked })}
      />
    </Card>
  )
}
