import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { TransferCode } from '#contract/own-animals.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadCard } from '#office/shell/unread.tsx'
import { May, useMay } from '#office/shell/use-may.tsx'
import { orderAnimalsText as text } from '#text/admin/order-animals.ts'
import { formatDate } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { SelectField } from '#ui/select-field.tsx'

type OrderAnimalsItem = OrderAnimals['items'][number]
type ChosenAnimal = OrderAnimalsItem['chosen'][number]
const REFRESH: `/api${string}`[] = ['/api/admin/orders', '/api/admin/passports', '/api/admin/products']

/** H-04: the animals assigned to an order; hidden if none has a record. */
export function OrderAnimalsCard({ order }: { order: AdminOrderDetail }) {
  const may = useMay()
  const query = useQuery({
    ...queryOf('GET /api/admin/orders/:id/animals', { params: order }),
    enabled: may('animals:read'),
  })
  const { data } = query
  if (!data) return <UnreadCard query={query} title={text.unread} />
  if (data.items.length === 0) return null
  return (
    <TitledCard title={text.title} className="print:hidden">
      {data.items.map((line) => (
        <LineAnimals key={line.productId} line={line} all={data} order={order} />
      ))}
    </TitledCard>
  )
}

function isComplete({ chosen, units }: OrderAnimalsItem): boolean {
  return chosen.length > 0 && chosen.length >= units
}

type LineAnimalsProps = { line: OrderAnimalsItem; all: OrderAnimals; order: AdminOrderDetail }

function LineAnimals({ line, all, order }: LineAnimalsProps) {
  const chosen = all.items.flatMap((one) => one.chosen.map(({ id }) => id))
  const change = {
    send: (animalIds: number[]) =>
      call('PATCH /api/admin/orders/:id/animals', { params: order, body: { animalIds, seen: chosen } }),
    done: text.saved,
    refresh: REFRESH,
  }
  const { run, pending } = useChange({ ...change, failed: text.failed })
  const [asking, setAsking] = useState<ChosenAnimal | null>(null)
  const without = ({ id: gone }: ChosenAnimal) => chosen.filter((id) => id !== gone)
  const missing = line.units - line.chosen.length
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold text-ink">{line.nameArabic}</h3>
        {missing > 0 && line.choices.length > 0 ? <Badge tone="warn">{text.missing(missing)}</Badge> : null}
        {missing < 0 ? <Badge tone="warn">{text.tooMany(-missing)}</Badge> : null}
      </div>
      <SignedFor line={line} all={all} pending={pending} onConfirm={() => void run(chosen)} />
      <ul className="flex flex-col gap-3">
        {line.chosen.map((animal) => (
          <li key={animal.id} className="flex flex-col gap-2">
            <Chosen
              animal={animal}
              where={animal.isPassedOn ? (missing < 0 ? text.passedOnBack : text.passedOn) : text.owned}
              isRemovable={all.mayChoose && (missing < 0 || !animal.isPassedOn)}
              pending={pending}
              onRemove={() => (animal.isOwned ? setAsking(animal) : void run(without(animal)))}
            />
            {order.userId === null && order.status === 'delivered' && !animal.isOwned ? (
              <May need="animals:write">
                <TransferOf orderId={order.id} animalId={animal.id} />
              </May>
            ) : null}
          </li>
        ))}
      </ul>
      {line.chosen.length === 0 && line.choices.length === 0 ? <p className="text-md">{text.none}</p> : null}
      {all.mayChoose && missing > 0 && line.choices.length > 0 ? (
        <AnimalChoice choices={line.choices} pending={pending} onChoose={(id) => void run([...chosen, id])} />
      ) : null}
      {all.mayChoose || line.choices.length === 0 ? null : (
        <p className="text-md text-ink-3">{text.notYet}</p>
      )}
      {asking ? (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={text.takeOutOne(asking.name)}
          what={asking.isPassedOn ? text.takeOutPassedOn : text.takeOutOwned}
          confirm={text.takeOut}
          confirming={text.takingOut}
          {...change}
          send={() => change.send(without(asking))}
        />
      ) : null}
    </div>
  )
}

type SignedForProps = { line: OrderAnimalsItem; all: OrderAnimals; pending: boolean; onConfirm: () => void }

type AnimalChoiceProps = {
  choices: OrderAnimalsItem['choices']
  pending: boolean
  onChoose: (animalId: number) => void
}

function AnimalChoice({ choices, pending, onChoose }: AnimalChoiceProps) {
  return (
    <May need="animals:write">
      <SelectField
        label={text.choose}
        placeholder={text.pick}
        value=""
        disabled={pending}
        options={choices.map((animal) => ({
          value: String(animal.id),
          label: [animal.name, aboutOf(animal)].filter(Boolean).join('، '),
        }))}
        onValue={(value) => onChoose(Number(value))}
      />
    </May>
  )
}

/** A hand-over was signed without naming the animal; this selects which one it was. */
function SignedFor({ line, all, pending, onConfirm }: SignedForProps) {
  if (line.signedFor.length === 0) return null
  // Saved together, because the API replaces the order's whole list.
  const unsure = all.items.filter((one) => one.signedFor.length > 0 && isComplete(one))
  return (
    <Notice tone="warn" title={text.signedFor(line.signedFor)}>
      <p>{isComplete(line) ? text.whichWasIt : text.chooseIt}</p>
      {all.mayChoose && isComplete(line) ? (
        <May need="animals:write">
          <Button size="sm" variant="outline" className="mt-2" disabled={pending} onClick={onConfirm}>
            {text.itWas(unsure.flatMap((one) => one.chosen.map(({ name }) => name)))}
          </Button>
        </May>
      ) : null}
    </Notice>
  )
}

type ChosenProps = {
  animal: ChosenAnimal
  where: string
  isRemovable: boolean
  pending: boolean
  onRemove: () => void
}

function Chosen({ animal, where, isRemovable, pending, onRemove }: ChosenProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <a href={`/admin/passports/${animal.id}`} className="font-medium text-brand-ink">
          <bdi>{animal.name}</bdi>
        </a>
        <p className="text-md text-ink-2">{aboutOf(animal)}</p>
        {animal.isOwned ? <p className="text-sm text-ink-3">{where}</p> : null}
      </div>
      <May need="animals:write">
        {isRemovable ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.takeOutOne(animal.name)}
            disabled={pending}
            onClick={onRemove}
          >
            {text.takeOut}
          </Button>
        ) : null}
      </May>
    </div>
  )
}

/** For a buyer without an account: the code that adds the animal to an account. */
function TransferOf({ orderId, animalId }: { orderId: number; animalId: number }) {
  const [code, setCode] = useState<TransferCode | null>(null)
  const { run, pending } = useChange({
    send: () =>
      call('POST /api/admin/orders/:id/animals/:animalId/transfer', { params: { id: orderId, animalId } }),
    onDone: setCode,
    failed: text.failed,
  })
  if (!code)
    return (
      <Button size="sm" variant="outline" className="self-start" pending={pending} onClick={() => void run()}>
        {text.makeCode}
      </Button>
    )
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <NumberText className="font-bold text-ink">{code.code}</NumberText>
      <p className="text-sm">{text.codeFor(formatDate(code.expiresAt))}</p>
      <div>
        <CopyButton text={code.url} label={text.copyLink} describe={text.makeCode} />
      </div>
    </div>
  )
}

function aboutOf({ sex, colour, breed, microchip, ring }: OrderAnimalsItem['choices'][number]): string {
  // Isolated, since groups of digits would be reordered between Arabic words.
  const mark = microchip === null ? ring : groupedMicrochip(microchip)
  return [breed, sex && text.sexes[sex], colour, mark && isolate(mark)].filter(Boolean).join('، ')
}
