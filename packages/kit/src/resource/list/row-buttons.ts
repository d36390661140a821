import { estimateTextWidth, type MenuItem } from '@jwsk/ui'

type RowAction = Pick<MenuItem, 'label' | 'tone' | 'pinned'>

/** Maximum of action buttons in a row. */
export const maxRowButtons = 2
/** width of labels next to the menu button, in CSS pixels */
const availableWidth = 132

/** Returns the actions of a row that have buttons of their own; without a pointer only those that are always visible. */
export function getRowButtons<Item extends RowAction>(items: readonly Item[], isTouch: boolean): readonly Item[] {
  const candidates = items.filter(({ tone, pinned }) => tone !== 'danger' && (pinned || !isTouch)).slice(0, maxRowButtons)
  const width = estimateTextWidth(candidates.map(({ label }) => label).join(''))
  return width <= availableWidth ? candidates : candidates.slice(0, 1)
}

/** padding of one button with its border and gap, and of the cell, in CSS pixels */
const buttonPadding = 22
const cellPadding = 24

/** Measures the width in CSS pixels of the actions of a row that are always visible. */
export function measurePinnedActions(items: readonly RowAction[]): number {
  const pinned = getRowButtons(items, true)
  if (pinned.length === 0) return 0
  return Math.ceil(pinned.reduce((sum, { label }) => sum + estimateTextWidth(label) + buttonPadding, cellPadding))
}
