import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'
import { UiWords } from './ui-words.ts'

const WORDS = {
  close: '',
  optional: '',
  toasts: '',
  copy: '',
  copied: '',
  noPicture: '',
  fewer: 'less',
  more: 'more',
  showPassword: '',
  hidePassword: '',
}
const draw = (stepper: Partial<ComponentProps<typeof QuantityStepper>>) =>
  renderToStaticMarkup(
    <UiWords value={WORDS}>
      <QuantityStepper value={1} max={3} onChange={() => {}} label="quantity" {...stepper} />
    </UiWords>,
  )
const stepper = (value: number, pending = false) => draw({ value, pending })
const isDisabled = (html: string, label: string) =>
  new RegExp(`<button(?=[^>]*aria-label="${label}")[^>]* (?:disabled=""|aria-disabled="true")`).test(html)

test('conventions 6: minus comes first and plus last, so that the page places them right and left', () => {
  expect(stepper(2)).toMatch(/aria-label="less".*<output.*>2<.*aria-label="more"/)
})

test.each([
  [1, false, true, false],
  [2, false, false, false],
  [3, false, false, true],
  [2, true, true, true],
])(
  'S-CART-04, S-CART-05, S-CART-06: at %i of 3, pending %s: minus disabled %s, plus %s',
  (value, pending, minus, plus) => {
    const html = stepper(value, pending)
    expect([isDisabled(html, 'less'), isDisabled(html, 'more')]).toEqual([minus, plus])
  },
)

test('S2-09: shows a bin in place of minus at one, where the line can be removed', () => {
  const html = (value: number) => draw({ value, onRemove: () => {}, removeLabel: 'remove' })
  expect(html(1)).toContain('aria-label="remove"')
  expect(isDisabled(html(1), 'remove')).toBe(false)
  expect(html(2)).not.toContain('aria-label="remove"')
})
