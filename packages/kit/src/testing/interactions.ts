import { act, type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'

type Name = string | RegExp
/** Container of a control: `screen` or `within(dialog)`. */
type Scope = Pick<BoundFunctions<typeof queries>, 'findByRole'>

/** Opens the list of a select by the arrow key and returns its options, which are rendered at the end of the page. */
export async function openOptions(scope: Scope, name: Name): Promise<readonly HTMLElement[]> {
  const box = await scope.findByRole('combobox', { name })
  fireEvent.keyDown(box, { key: 'ArrowDown', code: 'ArrowDown' })
  return within(await screen.findByRole('listbox', { name: '选项' })).findAllByRole('option')
}

/** Selects an option by its label and closes the list. */
export async function chooseOption(scope: Scope, name: Name, word: string): Promise<void> {
  await openOptions(scope, name)
  fireEvent.click(await within(screen.getByRole('listbox', { name: '选项' })).findByRole('option', { name: word }))
  // a multiple selection stays open; Escape on a closed list would close the surrounding dialog
  const box = await scope.findByRole('combobox', { name })
  if (box.getAttribute('aria-expanded') === 'true') fireEvent.keyDown(box, { key: 'Escape', code: 'Escape' })
  await waitFor(() => {
    if (screen.queryByRole('listbox', { name: '选项' })) throw new Error('the list is still open')
  })
}

/** Opens the tree of a tree field and returns it. */
export async function openTree(scope: Scope, name: Name): Promise<HTMLElement> {
  fireEvent.click(await scope.findByRole('combobox', { name }))
  return scope.findByRole('tree', { name })
}

/** Types a date or a range into its input. */
export async function typeDate(scope: Scope, name: Name, text: string): Promise<void> {
  const box = await scope.findByRole('combobox', { name })
  // a new input only handles events after its effects ran
  await act(() => Promise.resolve())
  fireEvent.input(box, { target: { value: text } })
}

/** Runs an action of a record, by its button or the row's menu. Defaults to the first record. */
export async function chooseAction(action: string, name?: string): Promise<void> {
  // the record's name follows the label; the 更多 of the search bar is followed by the number of its fields
  const isOfRecord = (label: string) => {
    const [word, of = ''] = label.split(/ (.*)/s)
    return (word === action || word === '更多') && (name === undefined ? /^[^(]/.test(of) : of === name)
  }
  const [button] = await screen.findAllByRole('button', { name: isOfRecord })
  if (!button) throw new Error(`no record offers ${action}`)
  fireEvent.click(button)
  if (button.getAttribute('aria-haspopup') === 'menu') fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}
