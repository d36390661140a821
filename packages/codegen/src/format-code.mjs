// @ts-check
const lineWidth = 140

/**
 * Formats a list on one line if it fits, else one item per line, as `npm run format` does.
 * @param {{ readonly open: string, readonly items: readonly string[], readonly close: string }} list
 */
export function formatList({ open, items, close }, indent = '') {
  const spaced = open.endsWith('{') ? ' ' : ''
  const line = `${indent}${open}${spaced}${items.join(', ')}${spaced}${close}`
  if (line.length <= lineWidth) return line
  return `${indent}${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`
}

/** Indents every line that is not empty. */
export const indentLines = (/** @type {string} */ text, /** @type {string} */ by) => text.replace(/^(?=.)/gm, by)

/** @returns {readonly string[]} */
export const quoteAll = (/** @type {readonly string[]} */ names) => names.map((name) => `'${name}'`)
