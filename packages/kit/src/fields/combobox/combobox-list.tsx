import { Button, Icon, supportsPopover, useKitText } from '@jwsk/ui'
import { type RefObject, useEffect } from 'react'
import { truncateCellText } from '../wire'
import type { Choice, ComboboxProps } from './types'
import { usePopover } from './use-popover'

interface ComboboxListProps extends Pick<ComboboxProps, 'selectionMode' | 'results' | 'status' | 'hasMore' | 'onRetry' | 'renderChoice'> {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly active: Choice | undefined
  readonly isSelected: (choice: Choice) => boolean
  readonly onSelect: (choice: Choice) => void
}

export const getOptionId = (list: string, choice: Choice) => `${list}-${choice.id}`

/** Listbox of the results; keyboard focus stays in the text box. */
export function ComboboxList({
  id,
  anchor,
  active,
  isSelected,
  onSelect,
  selectionMode,
  results,
  status,
  hasMore,
  onRetry,
  renderChoice,
}: ComboboxListProps) {
  const t = useKitText()
  const box = usePopover<HTMLDivElement>(anchor, true)
  const activeId = active && getOptionId(id, active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  const isEmpty = status === 'ready' && results.length === 0
  return (
    <div
      ref={box}
      popover={supportsPopover ? 'manual' : undefined}
      className="kit-combobox-box m-0 p-1 border-1 surface-border border-round surface-card text-base"
    >
      {/* the focus must stay in the text box */}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('fields.combobox.open')}
        aria-multiselectable={selectionMode === 'many'}
        aria-busy={status === 'loading'}
        className="kit-combobox-list"
        onPointerDown={(event) => event.preventDefault()}
      >
        {results.map((choice) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text box holds the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys
          <div
            key={choice.id}
            id={getOptionId(id, choice)}
            role="option"
            className="kit-combobox-option flex align-items-center justify-content-between gap-2 px-2 border-round cursor-pointer"
            aria-selected={isSelected(choice)}
            data-active={choice.id === active?.id || undefined}
            onClick={() => onSelect(choice)}
          >
            <bdi className="kit-text">{renderChoice ? renderChoice(choice) : truncateCellText(choice.name)}</bdi>
            {isSelected(choice) && <Icon name="check" />}
          </div>
        ))}
      </div>
      {status === 'loading' && results.length === 0 && (
        <p className="flex align-items-center gap-2 px-2 py-1 text-sm text-color-secondary">{t('fields.dict.loading')}</p>
      )}
      {isEmpty && <p className="flex align-items-center gap-2 px-2 py-1 text-sm text-color-secondary">{t('fields.combobox.none')}</p>}
      {hasMore && status === 'ready' && (
        <p className="flex align-items-center gap-2 px-2 py-1 text-sm text-color-secondary">{t('fields.combobox.more')}</p>
      )}
      {status === 'failed' && (
        <p
          className="flex align-items-center gap-2 px-2 py-1 text-sm text-color-secondary"
          role="alert"
          onPointerDown={(event) => event.preventDefault()}
        >
          {t('fields.dict.failed')}
          <Button variant="quiet" icon="refresh" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
