import { estimateTextWidth } from '@jwsk/ui'

/** Maximum of action buttons in a row. */
export const maxRowButtons = 2
/** width of labels in the actions column next to the menu button, in CSS pixels */
const availableWidth = 132

/** Counts the actions of a row shown as buttons; the others are in its menu. */
export function countRowButtons(labels: readonly string[]): number {
  const first = labels.slice(0, maxRowButtons)
  return estimateTextWidth(first.join('')) <= availableWidth ? first.length : 1
}

/** padding of one button, and of the cell, in CSS pixels */
const buttonPadding = 16
const cellPadding = 16
const menuButton = 30

/** Measures the width of a row's actions in CSS pixels. */
export function measureRowActions(labels: readonly string[]): number {
  const open = countRowButtons(labels)
  const buttons = labels.slice(0, open).reduce((sum, label) => sum + estimateTextWidth(label) + buttonPadding, 0)
  return Math.ceil(cellPadding + buttons + (open < labels.length ? menuButton : 0))
}
