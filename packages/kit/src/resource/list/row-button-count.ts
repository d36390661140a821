import { textWidth } from '../../ui/text-width'

const maxButtons = 2
/** what the column of actions holds in letters beside the button of the menu */
const roomInLetters = 16

/** a Chinese character is as wide as two letters */
const lettersOf = (label: string) => [...label].reduce((sum, one) => sum + (one.charCodeAt(0) > 0x2e7f ? 2 : 1), 0)
const lettersOfAll = (labels: readonly string[]) => labels.reduce((sum, label) => sum + lettersOf(label), 0)

/** How many actions of a row stand open; the others are behind its menu. */
export function rowButtonCount(labels: readonly string[]): number {
  const first = labels.slice(0, maxButtons)
  return lettersOfAll(first) <= roomInLetters ? first.length : 1
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
