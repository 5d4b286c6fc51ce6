import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { EARLY_TAP_SCRIPT, takeEarlyTap } from './early-tap.ts'

/** As much of a button as the script and the shop touch. */
class Button {
  #attributes: Set<string>
  type = 'button'
  constructor(...attributes: string[]) {
    this.#attributes = new Set(attributes)
  }
  closest(selector: string) {
    return selector === `button[type=${this.type}]` || this.#attributes.has(selector.slice(1, -1))
      ? this
      : null
  }
  setAttribute(name: string) {
    this.#attributes.add(name)
  }
  hasAttribute(name: string) {
    return this.#attributes.has(name)
  }
  removeAttribute(name: string) {
    this.#attributes.delete(name)
  }
}

/** Presses the button on a page whose script has run, and tells whether the shop then knows of it. */
function press(button: Button, preventDefault = () => {}): boolean {
  let heard: ((event: { target: Button; preventDefault: () => void }) => void) | undefined
  runInNewContext(EARLY_TAP_SCRIPT, {
    addEventListener: (_type: string, listener: typeof heard) => {
      heard = listener
    },
  })
  heard?.({ target: button, preventDefault })
  return takeEarlyTap(button as unknown as Element)
}

test('S-CARD-07: a tap on a button that cannot answer yet is kept, and counts a single time', () => {
  const button = new Button('data-early')
  expect(press(button)).toBe(true)
  expect(takeEarlyTap(button as unknown as Element)).toBe(false)
})

test('S2-11: any other button is pressed again once, and none after React listens', () => {
  const heard: ((event: { target: Button }) => void)[] = []
  const page: { earlyTaps?: Button[] | null; addEventListener: unknown } = {
    addEventListener: (_type: string, listener: (event: { target: Button }) => void) => heard.push(listener),
  }
  runInNewContext(EARLY_TAP_SCRIPT, page)
  const menu = new Button()
  const send = new Button()
  send.type = 'submit'
  for (const target of [menu, menu, send]) heard[0]?.({ target })
  expect(page.earlyTaps).toEqual([menu])
  page.earlyTaps = null
  heard[0]?.({ target: new Button() })
  expect(page.earlyTaps).toBeNull()
})

test('A-AUTH-03: a form that is sent before the scripts came waits for them', () => {
  let held = 0
  const submit = new Button('data-early')
  submit.type = 'submit'
  expect(press(submit, () => held++)).toBe(true)
  expect(press(new Button('data-early'), () => held++)).toBe(true)
  expect(held).toBe(1)
})
