import { flushSync } from 'react-dom'
import type { BootState } from './boot-state'

const inputs = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input[name]')]
const buttons = (place: HTMLElement) => [...place.querySelectorAll('button')]

/** Once no word is being put together: the input method would lose it. */
const waitForComposition = (place: HTMLElement, start: BootState) =>
  new Promise<void>((done) => {
    if (!start.isComposing) return done()
    place.addEventListener('compositionend', () => done(), { once: true })
  })

/** What a person brought into the form, and where they are in it. */
function readForm(place: HTMLElement) {
  const typed = new Map(inputs(place).map((input) => [input.name, input.value]))
  const { activeElement: active } = document
  const focus = active instanceof HTMLInputElement && place.contains(active) ? active : undefined
  return { typed, focus: focus && { name: focus.name, from: focus.selectionStart, to: focus.selectionEnd } }
}

/** As if it had been typed: the field's own listener hears of it. */
function typeInto(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Puts the console in the place of the form that stands in the page; text, focus and caret stay, and what was pressed is done. */
export async function hydrate(place: HTMLElement, render: () => void, start: BootState | undefined): Promise<void> {
  if (start) await waitForComposition(place, start)
  const { typed, focus } = readForm(place)
  // in one task: no key falls between the two forms
  flushSync(render)
  if (!start) return
  start.isHydrated = true
  for (const input of inputs(place)) {
    typeInto(input, typed.get(input.name) || input.value)
    if (input.name !== focus?.name) continue
    input.focus()
    input.setSelectionRange(focus.from, focus.to)
  }
  const { pressedLabel } = start
  if (pressedLabel === undefined) return
  await new Promise((done) => setTimeout(done))
  buttons(place)
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressedLabel)
    ?.click()
}
