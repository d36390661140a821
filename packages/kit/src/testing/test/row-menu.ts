import { type BoundFunctions, fireEvent, type queries, screen } from '@testing-library/react'

type Row = Pick<BoundFunctions<typeof queries>, 'getByRole' | 'queryByRole'>

/** Opens the menu of a row and returns its items; the menu is rendered at the end of the page. */
export async function openRowMenu(row: Row): Promise<readonly HTMLElement[]> {
  fireEvent.click(row.getByRole('button', { name: /^更多/ }))
  return screen.findAllByRole('menuitem')
}

/** Runs an action of a row, by its button or the row's menu. */
export async function chooseInRow(row: Row, name: string): Promise<void> {
  const button = row.queryByRole('button', { name: new RegExp(`^${name} `) })
  if (button) return void fireEvent.click(button)
  const entry = (await openRowMenu(row)).find(({ textContent }) => textContent === name)
  if (!entry) throw new Error(`the menu has no ${name}`)
  fireEvent.click(entry)
}
