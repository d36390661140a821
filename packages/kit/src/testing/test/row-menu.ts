import { type BoundFunctions, fireEvent, type queries, screen } from '@testing-library/react'

type Row = Pick<BoundFunctions<typeof queries>, 'getByRole' | 'queryByRole'>

/** Opens the menu of a row; it hangs over the page as long as it is open. */
export async function openRowMenu(row: Row): Promise<readonly HTMLElement[]> {
  fireEvent.click(row.getByRole('button', { name: /^更多/ }))
  return screen.findAllByRole('menuitem')
}

/** Chooses what stands in a row or behind its menu. */
export async function chooseInRow(row: Row, name: string): Promise<void> {
  const shown = row.queryByRole('button', { name: new RegExp(`^${name} `) })
  if (shown) return void fireEvent.click(shown)
  const entry = (await openRowMenu(row)).find(({ textContent }) => textContent === name)
  if (!entry) throw new Error(`the menu has no ${name}`)
  fireEvent.click(entry)
}
