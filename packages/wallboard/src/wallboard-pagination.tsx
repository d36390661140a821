import { useWallboardText } from './wallboard-texts'

interface WallboardPaginationProps {
  /** Zero-based page number. */
  readonly page: number
  readonly count: number
  readonly onPageChange: (page: number) => void
}

/** Button that shows the current page and turns to the next. */
export function WallboardPagination({ page, count, onPageChange }: WallboardPaginationProps) {
  const t = useWallboardText()
  return (
    <button
      type="button"
      className="px-2 text-color-secondary"
      aria-label={t('next', { page: page + 1, count })}
      onClick={() => onPageChange((page + 1) % count)}
    >
      {page + 1} / {count}
    </button>
  )
}
