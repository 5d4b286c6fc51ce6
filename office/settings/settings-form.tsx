import { FlaskConical } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { DeliveryEditor } from '#office/delivery/delivery-editor.tsx'
import { OpeningEditor } from '#office/opening/opening-editor.tsx'
import { LeaveGuard } from '#office/shell/leave-guard.tsx'
import { type SettingsSection, settingsText as text } from '#text/admin/settings.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LinksEditor } from './links-editor.tsx'
import { LogoField } from './logo-field.tsx'
import { MissingFacts } from './missing-facts.tsx'
import { PoliciesSection } from './policies-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { changedWords, SaveBar } from './save-bar.tsx'
import { SectionCard } from './section-card.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingsConflict } from './settings-conflict.tsx'
import { SettingsContext, useSettings } from './settings-context.ts'
import { baseOf } from './settings-draft.ts'
import { useSettingsForm } from './use-settings-form.ts'

const SECTIONS = Object.keys(text.sections) as SettingsSection[]

/** All settings on one page, so that one save is one decision. */
export function SettingsForm({ read }: { read: AdminSettings }) {
  const form = useSettingsForm(read)
  useScrollToSection()
  return (
    <SettingsContext value={form}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[13rem_1fr] lg:gap-6">
        <Contents />
        <form
          ref={form.form}
          noValidate
          method="post"
          className="flex min-w-0 flex-col gap-4 lg:gap-5 [&_input]:scroll-mt-20 [&_input]:scroll-mb-56 [&_textarea]:scroll-mt-20 [&_textarea]:scroll-mb-56"
          onSubmit={(event) => {
            event.preventDefault()
            void form.save()
          }}
        >
          <MissingFacts settings={form.saved} />
          <SettingsConflict />
          <Sections form={form} />
          <DemoData />
          <SaveBar />
        </form>
      </div>
      <LeaveGuard
        when={form.changed.length > 0}
        isAway={(from, to) => from !== to}
        title={text.leave.title}
        what={text.leave.what(changedWords(form.changed, form.draft))}
        go={text.leave.go}
        going={text.leave.going}
      />
    </SettingsContext>
  )
}

/** The section of the address is there only now: when the page opened, the settings were still being read. */
function useScrollToSection(): void {
  const { hash } = useLocation()
  // Newer browsers return a promise from it, which React must not take for the effect's cleanup.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

function Sections({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  return (
    <>
      <SectionCard name="shop">
        <SettingField name="nameArabic" />
        <SettingField name="name" kind="latin" />
        <SettingField name="description" kind="area" />
        <LogoField />
        <SettingField name="addressArabic" kind="area" />
        <SettingField name="streetAddress" kind="area" optional />
      </SectionCard>
      <SectionCard name="contact">
        <SettingField name="phone" kind="phone" />
        <SettingField name="whatsapp" kind="phone" />
        <SettingField name="contactEmail" kind="email" optional />
        <SettingField name="notificationEmail" kind="email" />
        <LinksEditor />
      </SectionCard>
      <OpeningSection />
      <SectionCard name="payment">
        <SettingField name="bankName" />
        <SettingField name="accountHolder" />
        <SettingField name="transferPhone" kind="phone" />
      </SectionCard>
      <SectionCard name="delivery">
        <SettingField name="deliveryFeeHome" kind="money" />
        <SettingField name="deliveryFeeOffice" kind="money" />
        <SettingField name="freeDeliveryFrom" kind="money" optional />
        <SettingField name="deliveryDays" />
        <DeliveryEditor
          base={baseOf(form.draft)}
          rows={form.draft.delivery}
          onChange={form.setDelivery}
          errorOf={form.errorOf}
        />
      </SectionCard>
      <SectionCard name="times">
        <SettingField name="orderHoldHours" kind="hours" />
        <SettingField name="animalHoldHours" kind="hours" optional />
        <SettingField name="transferCheckHours" kind="hours" />
        <SettingField name="replyHours" kind="hours" />
        <SettingField name="returnHours" kind="hours" />
        <SettingField name="newBadgeDays" kind="days" />
      </SectionCard>
      <PoliciesSection />
      <QuestionsSection />
      <SectionCard name="tax">
        <SettingField name="vatNumber" kind="latin" optional />
        <SettingField name="vetContact" optional />
      </SectionCard>
      <SectionCard name="legal">
        <SettingField name="commercialRegistration" optional />
        <SettingField name="ecommerceLicence" optional />
        <SettingField name="taxNumber" optional />
        <SettingField name="complaintContact" optional />
      </SectionCard>
    </>
  )
}

function OpeningSection() {
  const { draft, saved, setOpening, errorOf } = useSettings()
  return (
    <SectionCard name="opening" wide>
      <OpeningEditor
        value={draft.opening}
        written={saved.opening ? null : saved.workingHours}
        onChange={setOpening}
        errorOf={errorOf}
      />
    </SectionCard>
  )
}

/** The section links: a scrollable row on a phone, a sticky list beside the fields on a wide screen. */
function Contents() {
  return (
    <nav aria-label={text.contents} className="min-w-0 lg:sticky lg:top-20 xl:top-6">
      <ul className="rail -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-col lg:gap-0 lg:overflow-visible lg:p-0">
        {SECTIONS.map((name) => (
          <li key={name} className="shrink-0">
            <a
              href={`#${name}`}
              className="inline-flex min-h-11 items-center rounded-pill border border-line bg-surface px-4 text-md font-medium text-ink hover:border-line-strong lg:flex lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:hover:bg-sunken"
            >
              {text.sections[name].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DemoData() {
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 text-md text-ink-2">{text.demo.lead}</p>
      <LinkButton to="/admin-seed" variant="outline" size="sm" icon={<FlaskConical />}>
        {text.demo.label}
      </LinkButton>
    </Card>
  )
}
