import { act, type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'

type Name = string | RegExp
/** Where a control stands: `screen`, or `within(dialog)`. */
type Scope = Pick<BoundFunctions<typeof queries>, 'findByRole'>

/** Opens the list of a choice as the arrow key does; its options stand at the end of the page. */
export async function openOptions(scope: Scope, name: Name): Promise<readonly HTMLElement[]> {
  const box = await scope.findByRole('combobox', { name })
  fireEvent.keyDown(box, { key: 'ArrowDown', code: 'ArrowDown' })
  return within(await screen.findByRole('listbox', { name: '选项' })).findAllByRole('option')
}

/** Chooses a word from the list of a choice, and leaves the list. */
export async function chooseOption(scope: Scope, name: Name, word: string): Promise<void> {
  await openOptions(scope, name)
  fireEvent.click(await within(screen.getByRole('listbox', { name: '选项' })).findByRole('option', { name: word }))
  // a list of one has closed, one of several stays; Escape on a closed one is for the dialog around it
  const box = await scope.findByRole('combobox', { name })
  if (box.getAttribute('aria-expanded') === 'true') fireEvent.keyDown(box, { key: 'Escape', code: 'Escape' })
  await waitFor(() => {
    if (screen.queryByRole('listbox', { name: '选项' })) throw new Error('the list is still open')
  })
}

/** Types a date or a range into its box. */
export async function typeDate(scope: Scope, name: Name, text: string): Promise<void> {
  const box = await scope.findByRole('combobox', { name })
  // a box that has just come hears nothing before its effects ran
  await act(() => Promise.resolve())
  fireEvent.input(box, { target: { value: text } })
}

/** Chooses an action of the first record, be it a button or an entry of the menu behind them. */
export async function chooseAction(action: string): Promise<void> {
  // the record's name follows the word; the search bar's own 更多 is followed by how many fields it has
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^(${action}|更多) [^(]`) })
  if (!button) throw new Error(`no record offers ${action}`)
  fireEvent.click(button)
  if (button.getAttribute('aria-haspopup') === 'menu') fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}
