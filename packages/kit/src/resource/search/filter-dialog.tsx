import type { FilterItem } from './filter-items'
import { FilterSheet } from './filter-sheet'
import type { SavedFilter } from './saved-filter-sets'
import { SavedFilters } from './saved-filters'
import type { SearchBarProps } from './search-bar'

interface FilterDialogProps extends SearchBarProps {
  readonly view: 'sheet' | 'saved'
  readonly items: readonly FilterItem[]
  readonly anchor: HTMLElement | null
  readonly sets: readonly SavedFilter[]
  readonly onSets: (sets: readonly SavedFilter[]) => void
  readonly onClose: () => void
}

/** Renders the dialog that a filter button opens. */
export function FilterDialog({ view, ...props }: FilterDialogProps) {
  return view === 'sheet' ? <FilterSheet {...props} /> : <SavedFilters {...props} onApply={props.onSearch} />
}
