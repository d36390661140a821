import { useEffect } from 'react'

/** A table with more columns is printed in landscape. */
const maxPortraitColumns = 8

/** Whether the visible screen shows a table with too many columns for a portrait page, and no record next to it. */
function isWideList(): boolean {
  const tables = [...document.querySelectorAll<HTMLElement>('.content .kit-table')].filter((table) => table.offsetParent)
  return tables.some(
    (table) => table.querySelectorAll('thead th').length > maxPortraitColumns && !table.closest('.kit-card:has(> .kit-record-dock)'),
  )
}

/** Prints in light mode, because paper is white and browsers omit backgrounds, and wide lists in landscape; adds the signature, i.e. user and time. */
export function usePrintStyles(signature: () => string): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const stamp = () => style.setProperty('--printed', JSON.stringify(signature()))
    const paper = globalThis.matchMedia?.('print')
    let onScreen = ''
    let landscape: CSSStyleSheet | undefined
    const adaptToPaper = () => {
      onScreen = dataset.mode ?? 'light'
      dataset.mode = 'light'
      if (!isWideList()) return
      landscape = new CSSStyleSheet()
      landscape.replaceSync('@page { size: A4 landscape }')
      document.adoptedStyleSheets.push(landscape)
    }
    const restore = () => {
      dataset.mode = onScreen
      if (landscape) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== landscape)
      landscape = undefined
    }
    paper?.addEventListener('change', stamp)
    addEventListener('beforeprint', adaptToPaper)
    addEventListener('afterprint', restore)
    return () => {
      paper?.removeEventListener('change', stamp)
      removeEventListener('beforeprint', adaptToPaper)
      removeEventListener('afterprint', restore)
    }
  }, [signature])
}
