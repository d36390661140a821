import type { FilterItem } from './filter-items'
import { FilterSheet } from './filter-sheet'
import { SavedFilters } from './saved-filters'
import type { SearchBarProps } from './search-bar'

interface FilterDialogProps extends SearchBarProps {
  readonly view: 'sheet' | 'saved'
  readonly items: readonly FilterItem[]
  /** Stored saved filters, as they were read. */
  readonly stored: unknown
  readonly onStore: (stored: unknown) => void
  readonly onClose: () => void
}

/** Renders the dialog that a filter button opens. */
export function FilterDialog({ view, ...props }: FilterDialogProps) {
  return view === 'sheet' ? <FilterSheet {...props} /> : <SavedFilters {...props} onApply={props.onSearch} />
}
