import { flushSync } from 'react-dom'
import type { PageStart } from './page-start'

const inputs = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input[name]')]
const buttons = (place: HTMLElement) => [...place.querySelectorAll('button')]

/** Once no word is being put together: the input method would lose it. */
const composed = (place: HTMLElement, start: PageStart) =>
  new Promise<void>((done) => {
    if (!start.composing) return done()
    place.addEventListener('compositionend', () => done(), { once: true })
  })

/** ms; a theme's style sheet may not come at all, and a page that is not looked at has no frames */
const patience = 500

/** A frame for the form: scripts that come from the cache would keep it from the person until they are done. */
const seen = (place: HTMLElement, { shown }: PageStart) =>
  Promise.race([
    shown?.then(() => place.querySelector('form') && new Promise((done) => requestAnimationFrame(() => setTimeout(done)))),
    new Promise((done) => setTimeout(done, patience)),
  ])

/** What a person brought into the form, and where they are in it. */
function read(place: HTMLElement) {
  const typed = new Map(inputs(place).map((input) => [input.name, input.value]))
  const { activeElement: active } = document
  const focus = active instanceof HTMLInputElement && place.contains(active) ? active : undefined
  return { typed, focus: focus && { name: focus.name, from: focus.selectionStart, to: focus.selectionEnd } }
}

/** As if it had been typed: the field's own listener hears of it. */
function type(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Puts the console in the place of the form that stands in the page; text, focus and caret stay, and what was pressed is done. */
export async function takeOver(place: HTMLElement, render: () => void, start: PageStart | undefined): Promise<void> {
  if (start) {
    await seen(place, start)
    await composed(place, start)
  }
  const { typed, focus } = read(place)
  // in one task: no key falls between the two forms
  flushSync(render)
  if (!start) return
  start.taken = true
  for (const input of inputs(place)) {
    type(input, typed.get(input.name) || input.value)
    if (input.name !== focus?.name) continue
    input.focus()
    input.setSelectionRange(focus.from, focus.to)
  }
  const { pressed } = start
  if (pressed === undefined) return
  await new Promise((done) => setTimeout(done))
  buttons(place)
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)
    ?.click()
}
