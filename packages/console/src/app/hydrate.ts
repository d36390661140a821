import { flushSync } from 'react-dom'
import type { BootState } from './boot-state'

const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')]
const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')]

/** Waits until the IME composition ends, because replacing the field would discard it. */
const waitForComposition = (root: HTMLElement, start: BootState) =>
  new Promise<void>((done) => {
    if (!start.isComposing) return done()
    root.addEventListener('compositionend', () => done(), { once: true })
  })

/** Reads the entered values, the focused field and its selection. */
function readForm(root: HTMLElement) {
  const typed = new Map(inputs(root).map((input) => [input.name, input.value]))
  const { activeElement: active } = document
  const focus = active instanceof HTMLInputElement && root.contains(active) ? active : undefined
  return { typed, focus: focus && { name: focus.name, from: focus.selectionStart, to: focus.selectionEnd } }
}

/** Sets the value as if the user had typed it: dispatches an `input` event. */
function typeInto(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Hydrates the prerendered login form: keeps typed text, focus, selection and the pressed button. */
export async function hydrate(root: HTMLElement, render: () => void, start: BootState | undefined): Promise<void> {
  if (start) await waitForComposition(root, start)
  const { typed, focus } = readForm(root)
  // in one task, so that no keystroke is lost between the two forms
  flushSync(render)
  if (!start) return
  start.isHydrated = true
  for (const input of inputs(root)) {
    typeInto(input, typed.get(input.name) || input.value)
    if (input.name !== focus?.name) continue
    input.focus()
    input.setSelectionRange(focus.from, focus.to)
  }
  const { pressedLabel } = start
  if (pressedLabel === undefined) return
  await new Promise((done) => setTimeout(done))
  buttons(root)
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressedLabel)
    ?.click()
}
