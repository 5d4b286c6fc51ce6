import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { EARLY_TAP_SCRIPT, takeEarlyTap } from './early-tap.ts'

/** The members of a button that the script and the shop use. */
class Button {
  dataset: Record<string, string>
  type = 'button'
  disabled = false
  commandForElement?: object
  popoverTargetElement?: object
  popoverTargetAction = 'show'
  parentNode?: object
  constructor(dataset: Record<string, string> = {}) {
    this.dataset = dataset
  }
  closest() {
    return this.type === 'button' || 'early' in this.dataset ? this : null
  }
  hasAttribute() {
    return 'tapped' in this.dataset
  }
  removeAttribute() {
    delete this.dataset.tapped
  }
}

type Page = {
  earlyTaps?: Button[] | null
  document: { documentElement: { dataset: Record<string, string> } }
  press(button: Button, preventDefault?: () => void): void
}

/** A page whose script has run. */
function openPage(sheet: object | null = null): Page {
  const heard = new Map<string, (event: object) => void>()
  const page = {
    document: { documentElement: { dataset: {} }, getElementById: () => sheet },
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    press: (target: Button, preventDefault = () => {}) => heard.get('click')?.({ target, preventDefault }),
  }
  runInNewContext(EARLY_TAP_SCRIPT, page)
  return page
}

const wasTapped = (button: Button) => takeEarlyTap(button as unknown as Element)

test('S-CARD-07: stores a tap on a button that is not ready yet, and counts it once', () => {
  const button = new Button({ early: '' })
  openPage().press(button)
  expect(wasTapped(button)).toBe(true)
  expect(wasTapped(button)).toBe(false)
})

test('S2-11: replays a tap on any other button once, and none after React listens', () => {
  const page = openPage()
  const menu = new Button()
  const send = new Button()
  send.type = 'submit'
  for (const target of [menu, menu, send]) page.press(target)
  expect(page.earlyTaps).toEqual([menu])
  page.earlyTaps = null
  page.press(new Button())
  expect(page.earlyTaps).toBeNull()
})

test('S2-11: does not replay what HTML opens without scripts, and focuses the field it opened', () => {
  const page = openPage()
  const menu = new Button()
  menu.commandForElement = {}
  const done: string[] = []
  const search = new Button()
  search.popoverTargetElement = {
    showPopover: () => done.push('shown'),
    querySelector: () => ({ focus: () => done.push('focused') }),
  }
  const close = new Button()
  close.popoverTargetElement = search.popoverTargetElement
  close.popoverTargetAction = 'hide'
  for (const button of [menu, search, close]) page.press(button)
  expect(page.earlyTaps).toEqual([])
  expect(done).toEqual(['shown', 'focused'])
})

test('S2-11: counts presses of minus and plus within their limits until React does', () => {
  const page = openPage()
  const output = { textContent: '1' as string | number }
  const minus = new Button({ step: '-1', until: '1' })
  const plus = new Button({ step: '1', until: '3' })
  const stepper = { querySelector: () => output, querySelectorAll: () => [minus, plus] }
  minus.parentNode = stepper
  plus.parentNode = stepper
  page.press(plus)
  expect([output.textContent, minus.disabled, plus.disabled]).toEqual([2, false, false])
  page.press(plus)
  expect([output.textContent, minus.disabled, plus.disabled]).toEqual([3, false, true])
  page.earlyTaps = null
  page.press(minus)
  expect(output.textContent).toBe(3)
})

test('S2-11: «buy» opens the sheet at once for who is signed out, and closing it takes the tap back', () => {
  const done: string[] = []
  const sheet = {
    showModal: () => done.push('shown'),
    querySelector: () => ({ focus: () => done.push('focused') }),
    onclose: () => {},
  }
  const page = openPage(sheet)
  const buy = new Button({ early: 'sign-in-sheet' })
  page.document.documentElement.dataset.session = 'maybe'
  page.press(buy)
  expect(done).toEqual([])
  page.document.documentElement.dataset.session = 'none'
  page.press(buy)
  expect(done).toEqual(['shown', 'focused'])
  expect('tapped' in buy.dataset).toBe(true)
  sheet.onclose()
  expect(wasTapped(buy)).toBe(false)
})

test('A-AUTH-03: a form sent before the scripts have loaded waits for them', () => {
  let held = 0
  const submit = new Button({ early: '' })
  submit.type = 'submit'
  const page = openPage()
  page.press(submit, () => held++)
  page.press(new Button({ early: '' }), () => held++)
  expect(wasTapped(submit)).toBe(true)
  expect(held).toBe(1)
})
