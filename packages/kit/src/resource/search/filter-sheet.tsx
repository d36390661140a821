import { Dialog, useKitText } from '@jwsk/ui'
import { SearchForm, type SearchFormProps } from './search-form'

interface FilterSheetProps extends Omit<SearchFormProps, 'variant' | 'children'> {
  readonly onClose: () => void
}

/** Sheet with all filters of a list; closes on search or reset. */
export function FilterSheet({ onClose, onSearch, ...props }: FilterSheetProps) {
  const t = useKitText()
  return (
    <Dialog title={t('search.filters')} onClose={onClose}>
      <div className="kit-dialog-body">
        <SearchForm
          {...props}
          variant="sheet"
          onSearch={(filters) => {
            onSearch(filters)
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
