import type { FilterPart } from './filter-parts'
import { FilterSheet } from './filter-sheet'
import { SavedFilters } from './saved-filters'
import type { SearchBarProps } from './search-bar'

interface FilterDialogProps extends SearchBarProps {
  readonly opened: 'sheet' | 'saved'
  readonly parts: readonly FilterPart[]
  readonly onClose: () => void
}

/** What a button of the filters opens. */
export function FilterDialog({ opened, ...props }: FilterDialogProps) {
  return opened === 'sheet' ? <FilterSheet {...props} /> : <SavedFilters {...props} onApply={props.onSearch} />
}
