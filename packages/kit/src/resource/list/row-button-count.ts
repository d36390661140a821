import { estimateTextWidth } from '../../ui/text-width'

/** so many actions of a row stand open at most */
export const maxRowButtons = 2
/** pixels of text that the column of actions holds beside the button of the menu */
const availableWidth = 132

/** How many actions of a row stand open; the others are behind its menu. */
export function countRowButtons(labels: readonly string[]): number {
  const first = labels.slice(0, maxRowButtons)
  return estimateTextWidth(first.join('')) <= availableWidth ? first.length : 1
}

/** of one button, and of the cell around them all */
const buttonPadding = 16
const cellPadding = 16
const menuButton = 30

/** How many pixels the actions of one row take. */
export function measureRowActions(labels: readonly string[]): number {
  const open = countRowButtons(labels)
  const buttons = labels.slice(0, open).reduce((sum, label) => sum + estimateTextWidth(label) + buttonPadding, 0)
  return Math.ceil(cellPadding + buttons + (open < labels.length ? menuButton : 0))
}
