import { Button } from '../components/button'
import { useKitText } from '../i18n/kit-text'

interface PaginationProps {
  readonly page: number
  readonly size: number
  /** Page sizes to select from; `false` if all rows are on one page. */
  readonly sizes: readonly number[] | false | undefined
  /** Number of records; `undefined` until it is known. */
  readonly total: number | undefined
  readonly onPageChange: (page: number) => void
  readonly onSizeChange: (size: number) => void
}

const siblingCount = 2

/** Returns the page numbers to show: the first, the last and those around the current one; `undefined` is a gap. */
export function getVisiblePages(page: number, pages: number): readonly (number | undefined)[] {
  const from = Math.max(2, Math.min(page - siblingCount, pages - 2 * siblingCount))
  const to = Math.min(pages - 1, Math.max(page + siblingCount, 1 + 2 * siblingCount))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const gapBefore = from > 2 ? [undefined] : []
  const gapAfter = to < pages - 1 ? [undefined] : []
  return [1, ...gapBefore, ...middle, ...gapAfter, ...(pages > 1 ? [pages] : [])]
}

export function Pagination({ page, size, sizes, total, onPageChange, onSizeChange }: PaginationProps) {
  const t = useKitText()
  if (total === undefined) return null
  const pages = Math.max(1, Math.ceil(total / size))
  const visiblePages = getVisiblePages(page, pages)
  const values = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total: total.toLocaleString('en') }
  const count = (
    <span className="md:mr-auto" data-printed={sizes && total > 0 ? t('pager.range', values) : undefined}>
      {t('pager.total', values)}
    </span>
  )
  // a single page needs no navigation
  if (!sizes) return <p className="kit-pagination">{count}</p>
  return (
    <nav className="kit-pagination" aria-label={t('pager.label')}>
      {count}
      {/* a native select needs no extra code, and all its texts are translated */}
      <select
        className="kit-select"
        aria-label={t('pager.size')}
        value={size}
        onChange={(event) => onSizeChange(Number(event.target.value))}
      >
        {sizes.map((option) => (
          <option key={option} value={option}>
            {t('pager.perPage', { size: option })}
          </option>
        ))}
      </select>
      <Button variant="quiet" icon="left" aria-label={t('pager.previous')} disabled={page <= 1} onClick={() => onPageChange(page - 1)} />
      <span className="md:hidden">{t('pager.of', { page, pages })}</span>
      <span className="hidden md:flex align-items-center gap-1">
        {visiblePages.map((number, index) =>
          number === undefined ? (
            <span key={`gap ${visiblePages[index - 1]}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className="kit-page"
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
            >
              {number}
            </button>
          ),
        )}
      </span>
      <Button variant="quiet" icon="right" aria-label={t('pager.next')} disabled={page >= pages} onClick={() => onPageChange(page + 1)} />
    </nav>
  )
}
