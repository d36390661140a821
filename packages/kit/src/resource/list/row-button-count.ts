import { textWidth } from '../../ui/text-width'

/** so many actions of a row stand open at most */
export const maxButtons = 2
/** pixels of text that the column of actions holds beside the button of the menu */
const room = 132

/** How many actions of a row stand open; the others are behind its menu. */
export function rowButtonCount(labels: readonly string[]): number {
  const first = labels.slice(0, maxButtons)
  return textWidth(first.join('')) <= room ? first.length : 1
}

/** of one button, and of the cell around them all */
const buttonPadding = 16
const cellPadding = 16
const menuButton = 30

/** How many pixels the actions of one row take. */
export function rowActionsWidth(labels: readonly string[]): number {
  const open = rowButtonCount(labels)
  const buttons = labels.slice(0, open).reduce((sum, label) => sum + textWidth(label) + buttonPadding, 0)
  return Math.ceil(cellPadding + buttons + (open < labels.length ? menuButton : 0))
}
