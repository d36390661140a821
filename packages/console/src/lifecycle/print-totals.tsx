import { formatGrouped } from '@jwsk/kit'
import { useEffect } from 'react'
import { useText } from '../text'

const money = /^¥(-?[\d,]+)\.(\d\d)$/

/** In cents, of which no number loses one; nothing where the text is no amount. */
function parseCents(text: string): bigint | undefined {
  const [, whole, cents] = money.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(`${whole.replaceAll(',', '')}${cents}`)
}

/** As lists write it. */
function formatYuan(sum: bigint): string {
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0')
  return `¥${sum < 0n ? '-' : ''}${formatGrouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

const normalizeCell = (cell: string) => cell !== '' && cell !== '—'

/** What the amounts of each column come to, as they are written; nothing for a column of anything else. */
export function sumColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = rows
  return first.map((_, column) => {
    const amounts = rows.map((row) => row[column] ?? '').filter(normalizeCell)
    const cents = amounts.map(parseCents)
    if (cents.length === 0 || cents.includes(undefined)) return ''
    return formatYuan(cents.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n))
  })
}

const getCellText = (cell: Element) => cell.textContent.trim()

/** A last row with the sums of a page; nothing where no column has amounts, or where rows are not all in the page. */
function createFooterRow(table: HTMLTableElement, label: string) {
  const rows = [...(table.tBodies[0]?.rows ?? [])]
  const sums = sumColumns(rows.map((row) => [...row.cells].map(getCellText)))
  const pattern = rows[0]
  if (!pattern || rows.length === 1 || sums.every((sum) => sum === '')) return undefined
  // a real foot would stand again on every sheet
  const foot = document.createElement('tbody')
  const line = foot.insertRow()
  for (const [at, cell] of [...pattern.cells].entries()) {
    const own = line.insertCell()
    own.className = `${cell.className} font-semibold`
    const text = own.appendChild(document.createElement('bdi'))
    text.style.whiteSpace = 'nowrap'
    text.textContent = cell.classList.contains('kit-cell-name') ? label : (sums[at] ?? '')
    // it widens no column, and so breaks no line above it: what is longer reaches into the cell before
    const direction = cell.classList.contains('kit-cell-end') ? 'rtl' : 'ltr'
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    Object.assign(own.style, {
      paddingLeft,
      paddingRight,
      maxWidth: '0',
      overflow: 'visible',
      textOverflow: 'clip',
      direction,
      textAlign: 'start',
    })
  }
  return foot
}

/** What the amounts of a printed page of a list come to, below them. */
export function PrintTotals() {
  const label = useText()('print.pageSum')
  useEffect(() => {
    const paper = globalThis.matchMedia?.('print')
    let feet: readonly HTMLElement[] = []
    const take = () => {
      for (const foot of feet) foot.remove()
      feet = []
    }
    const give = () => {
      take()
      const tables = document.querySelectorAll<HTMLTableElement>('.screen .kit-card:has(.kit-pager) .kit-table-cards')
      feet = [...tables].flatMap((table) => {
        const foot = createFooterRow(table, label)
        if (foot) table.append(foot)
        return foot ?? []
      })
    }
    const turned = ({ matches }: MediaQueryListEvent) => (matches ? give() : take())
    paper?.addEventListener('change', turned)
    return () => {
      paper?.removeEventListener('change', turned)
      take()
    }
  }, [label])
  return null
}
