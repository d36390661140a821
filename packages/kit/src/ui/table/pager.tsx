import { useKitText } from '../../i18n/kit-text'
import { Button } from '../button'

interface PagerProps {
  readonly page: number
  readonly size: number
  /** Of a page; `false` where all stand on one. */
  readonly sizes: readonly number[] | false | undefined
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

const neighbourPages = 2

/** The first, the last and those around the current one; `undefined` stands for a gap. */
export function pagesShown(page: number, pages: number): readonly (number | undefined)[] {
  const from = Math.max(2, Math.min(page - neighbourPages, pages - 2 * neighbourPages))
  const to = Math.min(pages - 1, Math.max(page + neighbourPages, 1 + 2 * neighbourPages))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const gapBefore = from > 2 ? [undefined] : []
  const gapAfter = to < pages - 1 ? [undefined] : []
  return [1, ...gapBefore, ...middle, ...gapAfter, ...(pages > 1 ? [pages] : [])]
}

export function Pager({ page, size, sizes, total, onPage, onSize }: PagerProps) {
  const t = useKitText()
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = pagesShown(page, pages)
  const counted = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total: total.toLocaleString('en') }
  const count = (
    <span className="md:mr-auto" data-printed={sizes && total > 0 ? t('pager.range', counted) : undefined}>
      {t('pager.total', counted)}
    </span>
  )
  // nothing to go to
  if (!sizes) return <p className="kit-pager">{count}</p>
  return (
    <nav className="kit-pager" aria-label={t('pager.label')}>
      {count}
      {/* the browser's own weighs nothing, and all its words are ours */}
      <select className="kit-select" aria-label={t('pager.size')} value={size} onChange={(event) => onSize(Number(event.target.value))}>
        {sizes.map((option) => (
          <option key={option} value={option}>
            {t('pager.perPage', { size: option })}
          </option>
        ))}
      </select>
      <Button kind="quiet" icon="left" aria-label={t('pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span className="md:hidden">{t('pager.of', { page, pages })}</span>
      <span className="hidden md:flex align-items-center gap-1">
        {shown.map((number, index) =>
          number === undefined ? (
            <span key={`gap ${shown[index - 1]}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className="kit-page"
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ),
        )}
      </span>
      <Button kind="quiet" icon="right" aria-label={t('pager.next')} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  )
}
