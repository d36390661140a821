import { formatGrouped } from '@jwsk/kit'
import { useEffect } from 'react'
import { useText } from '../text'

const money = /^¥(-?[\d,]+)\.(\d\d)$/

/** Parses an amount into cents, as `bigint` to stay exact; `undefined` if the text is no amount. */
function parseCents(text: string): bigint | undefined {
  const [, whole, cents] = money.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(`${whole.replaceAll(',', '')}${cents}`)
}

/** Formats cents as lists do. */
function formatYuan(sum: bigint): string {
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0')
  return `¥${sum < 0n ? '-' : ''}${formatGrouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

const hasValue = (cell: string) => cell !== '' && cell !== '—'

/** Sums the amounts of each column as formatted text; `''` for columns of anything else. */
export function sumColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = rows
  return first.map((_, column) => {
    const amounts = rows.map((row) => row[column] ?? '').filter(hasValue)
    const cents = amounts.map(parseCents)
    if (cents.length === 0 || cents.includes(undefined)) return ''
    return formatYuan(cents.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n))
  })
}

const getCellText = (cell: Element) => cell.textContent.trim()

/** Creates a last row with the sums of a page; `undefined` if no column has amounts, if rows are missing because the table is virtualized, or if there is only one row. */
function createFooterRow(table: HTMLTableElement, label: string) {
  const rows = [...(table.tBodies[0]?.rows ?? [])]
  const sums = sumColumns(rows.map((row) => [...row.cells].map(getCellText)))
  const template = rows[0]
  if (!template || rows.length === 1 || sums.every((sum) => sum === '')) return undefined
  // a `tfoot` would be repeated on every sheet
  const footer = document.createElement('tbody')
  const line = footer.insertRow()
  for (const [at, cell] of [...template.cells].entries()) {
    const sumCell = line.insertCell()
    sumCell.className = `${cell.className} font-semibold`
    const text = sumCell.appendChild(document.createElement('bdi'))
    text.style.whiteSpace = 'nowrap'
    text.textContent = cell.classList.contains('kit-cell-name') ? label : (sums[at] ?? '')
    // does not widen the column, which would wrap lines above: longer text overflows into the previous cell
    const direction = cell.classList.contains('kit-cell-end') ? 'rtl' : 'ltr'
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    Object.assign(sumCell.style, {
      paddingLeft,
      paddingRight,
      maxWidth: '0',
      overflow: 'visible',
      textOverflow: 'clip',
      direction,
      textAlign: 'start',
    })
  }
  return footer
}

/** Adds the totals of the amounts below a printed page of a list. */
export function PrintTotals() {
  const label = useText()('print.pageSum')
  useEffect(() => {
    const paper = globalThis.matchMedia?.('print')
    let footers: readonly HTMLElement[] = []
    const removeTotals = () => {
      for (const footer of footers) footer.remove()
      footers = []
    }
    const addTotals = () => {
      removeTotals()
      const tables = document.querySelectorAll<HTMLTableElement>('.screen .kit-card:has(.kit-pagination) .kit-table-cards')
      footers = [...tables].flatMap((table) => {
        const footer = createFooterRow(table, label)
        if (footer) table.append(footer)
        return footer ?? []
      })
    }
    const onChange = ({ matches }: MediaQueryListEvent) => (matches ? addTotals() : removeTotals())
    paper?.addEventListener('change', onChange)
    if (paper?.matches) addTotals()
    return () => {
      paper?.removeEventListener('change', onChange)
      removeTotals()
    }
  }, [label])
  return null
}
