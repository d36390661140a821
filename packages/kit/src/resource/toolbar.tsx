import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'

interface ToolbarProps {
  readonly selected: number
  readonly onClear: () => void
  readonly onRemove: (() => void) | undefined
  readonly onRefresh: () => void
  readonly refreshing: boolean
}

/** Above the table: what is chosen, and what can be done with it. */
export function Toolbar({ selected, onClear, onRemove, onRefresh, refreshing }: ToolbarProps) {
  const t = useKitText()
  return (
    <div className="kit-toolbar">
      {onRemove && (
        <Button icon="delete" onClick={onRemove}>
          {t('actions.deleteSelected')}
        </Button>
      )}
      <p className="kit-toolbar-selected" aria-live="polite">
        {selected > 0 && t('table.selected', { count: selected })}
      </p>
      {selected > 0 && (
        <Button kind="quiet" onClick={onClear}>
          {t('actions.clearSelection')}
        </Button>
      )}
      <span className="kit-toolbar-space" />
      <Button kind="quiet" icon="refresh" aria-label={t('actions.refresh')} busy={refreshing} onClick={onRefresh} />
    </div>
  )
}
