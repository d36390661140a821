import type { Sheet } from '@jwsk/ui'

function renderRow(cells: readonly string[], tag: 'th' | 'td') {
  const row = document.createElement('tr')
  for (const text of cells) row.appendChild(document.createElement(tag)).textContent = text
  return row
}

/** Prints the sheet alone; restores the page when the print dialog closes. */
export function printSheet({ title, headers, rows }: Sheet): void {
  const paper = document.createElement('section')
  paper.className = 'kit-print'
  paper.appendChild(document.createElement('h1')).textContent = title
  const table = paper.appendChild(document.createElement('table'))
  table.createTHead().append(renderRow(headers, 'th'))
  table.createTBody().append(...rows.map((row) => renderRow(row, 'td')))
  document.body.append(paper)
  try {
    window.print()
  } finally {
    paper.remove()
  }
}
