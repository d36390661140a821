import { useKitText } from '@jwsk/ui'
import { getSelectableEntries } from '../../fields/dict/entries'
import { type DictSource, useDictEntriesQuery } from '../../fields/dict/use-dict-entries'
import type { ListState } from '../model/list-state'

interface StatusViewsProps {
  readonly source: DictSource
  /** Query name of the status. */
  readonly name: string
  readonly label: string
  readonly filters: ListState['filters']
  /** Number of records of the current view; `undefined` until it is known. */
  readonly total: number | undefined
  readonly onSearch: (filters: ListState['filters']) => void
}

/** One view of the list for each status; the current one shows its number of records. */
export function StatusViews({ source, name, label, filters, total, onSearch }: StatusViewsProps) {
  const t = useKitText()
  const { entries } = useDictEntriesQuery(source)
  const current = filters[name] ?? ''
  const views = [{ key: '', label: t('search.all') }, ...getSelectableEntries(entries, current === '' ? [] : [current])]
  const { [name]: _, ...others } = filters
  return (
    <fieldset className="kit-status-views" aria-label={label}>
      {views.map((view) => (
        <button
          key={view.key}
          type="button"
          aria-pressed={view.key === current}
          onClick={() => onSearch(view.key === '' ? others : { ...others, [name]: view.key })}
        >
          {view.label}
          {view.key === current && total !== undefined && <b>{total.toLocaleString('en')}</b>}
        </button>
      ))}
    </fieldset>
  )
}
