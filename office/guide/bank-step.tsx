import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Price } from '#browser/price/price.tsx'
import { foldDigits } from '#domain/fold-arabic.ts'
import { SettingField } from '#office/settings/setting-field.tsx'
import { useSettings } from '#office/settings/settings-context.ts'
import { BANKS, guideText } from '#text/admin/guide.ts'
import { NumberText } from '#ui/number-text.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SettingsStep } from './settings-step.tsx'
import { PictureRow, StepPicture } from './step-picture.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.bank
const OTHER = 'other'
const EXAMPLE = '38.500'

/** The bank account for transfers. Customers are not asked to pay before it is saved (L-02). */
export function BankStep(props: StepProps) {
  return (
    <SettingsStep {...props} screen="bank" picture={<TransferPicture />}>
      <BankField />
      <SettingField name="accountHolder" />
      <SettingField name="transferPhone" kind="phone" hint={<DigitsLeft />} />
    </SettingsStep>
  )
}

function BankField() {
  const { draft, set, errorOf } = useSettings()
  const bank = draft.values.bankName ?? ''
  const isKnown = (name: string) => BANKS.some((known) => known === name)
  const [isOtherBank, setIsOther] = useState(() => bank !== '' && !isKnown(bank))
  return (
    <>
      <SelectField
        label={text.bank}
        placeholder={text.choose}
        options={[
          ...BANKS.map((name) => ({ value: name, label: name })),
          { value: OTHER, label: text.other },
        ]}
        value={isOtherBank ? OTHER : bank}
        error={isOtherBank ? undefined : errorOf('bankName')}
        onValue={(value) => {
          setIsOther(value === OTHER)
          set('bankName', value === OTHER ? '' : value)
        }}
      />
      {isOtherBank ? <SettingField name="bankName" label={text.otherName} /> : null}
    </>
  )
}

const PHONE_DIGITS = 8

/** The hint while typing; a complete number is validated by the server. */
function DigitsLeft() {
  const { draft } = useSettings()
  const digits = foldDigits(draft.values.transferPhone ?? '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?968/, '')
  const missingDigits = PHONE_DIGITS - digits.length
  return missingDigits > 0 && missingDigits < PHONE_DIGITS ? text.digitsLeft(missingDigits) : text.shownTo
}

function TransferPicture() {
  const { values } = useSettings().draft
  const phone = values.transferPhone?.trim()
  return (
    <StepPicture label={guideText.previewOfPayer}>
      <p className="on-deep flex items-center justify-between gap-4 bg-deep px-4 py-3 text-sm text-on-deep-2">
        <span className="flex items-center gap-2">
          <Landmark className="size-4.5" />
          {text.amount}
        </span>
        <Price amount={EXAMPLE} className="text-lead font-bold text-on-deep" />
      </p>
      <dl>
        <PictureRow label={text.bank}>{values.bankName?.trim()}</PictureRow>
        <PictureRow label={text.holder}>{values.accountHolder?.trim()}</PictureRow>
        <PictureRow label={text.phone}>{phone ? <NumberText>{phone}</NumberText> : null}</PictureRow>
      </dl>
    </StepPicture>
  )
}
