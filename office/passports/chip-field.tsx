import { useQuery } from '@tanstack/react-query'
import { Camera, CircleCheck } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { queryOf } from '#browser/api-client.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import { canReadBarcodes } from '#office/camera/barcode-detector.ts'
import { CameraDialog } from '#office/camera/camera-dialog.tsx'
import { passportsText as text } from '#text/admin/passports.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type PassportFields, readChip } from './passport-values.ts'

type ChipFieldProps = {
  form: UseFormReturn<PassportFields>
  passport: AdminPassport | null
  /** Label, registration, and whether the species requires it. */
  field: ComponentProps<typeof TextField> & ReturnType<UseFormReturn<PassportFields>['register']>
}

/** A chip number: typed, or scanned with the camera from the chip's label if the browser supports it. */
export function ChipField({ form, passport, field: { onBlur, ...input } }: ChipFieldProps) {
  const [scanning, setScanning] = useState(false)
  const isFree = useIsFree(form.watch('microchip'), passport)
  const group = (chip: string) =>
    form.setValue('microchip', groupedMicrochip(chip), { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <TextField
        {...input}
        onBlur={(event) => {
          const chip = readChip(event.currentTarget.value)
          if (chip) group(chip)
          void onBlur(event)
        }}
        inputMode="numeric"
        hint={isFree ? <ChipFree /> : text.chipHint}
        className="tabular"
        end={
          canReadBarcodes() ? (
            <IconButton label={text.scan} icon={<Camera />} onClick={() => setScanning(true)} />
          ) : null
        }
      />
      {scanning ? (
        <CameraDialog
          read={readChip}
          what={text.scanWhat}
          onScan={(chip) => {
            group(chip)
            setScanning(false)
          }}
          onClose={() => setScanning(false)}
        />
      ) : null}
    </>
  )
}

function ChipFree() {
  return (
    <span className="flex items-center gap-2 font-medium text-ok">
      <CircleCheck className="size-4.5 shrink-0" />
      {text.chipFree}
    </span>
  )
}

/** Whether it is a valid chip number that no other record has. */
function useIsFree(typed: string, passport: AdminPassport | null): boolean {
  const chip = readChip(typed)
  const { data } = useQuery({
    ...queryOf('GET /api/admin/passports', { query: { search: chip ?? '', state: 'all' } }),
    enabled: chip !== null,
  })
  const others = data?.items.filter(({ id, microchip }) => microchip === chip && id !== passport?.id)
  return others?.length === 0
}
