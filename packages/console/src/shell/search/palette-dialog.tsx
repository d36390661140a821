import { Dialog } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useText } from '../../platform/text'
import { ResultList } from './result-list'
import { takeTypedAhead } from './typed-ahead'
import type { Command } from './use-command-actions'
import type { CommandSearch } from './use-commands'

const maxVisible = 50

interface PaletteDialogProps {
  readonly title: string
  readonly hint: string
  readonly search: CommandSearch
  /** Called with the typed text, if records are searched as well. */
  readonly onQueryChange?: (typed: string) => void
  /** Whether more results are pending. */
  readonly isSearching?: boolean
  readonly onClose: () => void
}

/** Palette dialog with a search box and a list of commands. */
export function PaletteDialog({ title, hint, search, onQueryChange, isSearching, onClose }: PaletteDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const query = useDeferredValue(typed)
  const all = useMemo(() => search(query), [search, query])
  const visible = all.slice(0, maxVisible)
  const listId = useId()
  const next = visible[activeIndex]
  useEffect(() => next?.preload?.(), [next])

  const type = (text: string) => {
    setTyped(text)
    setActiveIndex(0)
    onQueryChange?.(text)
  }
  // until the box has the focus, keys go elsewhere
  const takeEarlierKeys = () => {
    const earlier = takeTypedAhead()
    if (earlier !== '') type(typed + earlier)
  }
  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = getOwn({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    if (step && visible.length > 0) {
      event.preventDefault()
      setActiveIndex((now) => (now + step + visible.length) % visible.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // the list can lag behind the last key; the typed text counts
      choose((query === typed ? visible : search(typed))[activeIndex])
    }
  }

  return (
    <Dialog title={title} position="top" header="hidden" outsideClick="closes" onClose={onClose}>
      <div className="palette-input border-bottom-1 surface-border flex align-items-center gap-3 px-4 text-color-secondary">
        <i className="pi pi-search" aria-hidden="true" />
        <input
          autoFocus
          className="flex-1 min-w-0 border-none outline-none text-lg text-color"
          type="text"
          role="combobox"
          aria-label={title}
          aria-expanded={visible.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={visible[activeIndex] && `${listId}-${activeIndex}`}
          placeholder={hint}
          value={typed}
          onFocus={takeEarlierKeys}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <kbd className="key">Esc</kbd>
      </div>
      <ResultList id={listId} label={title} commands={visible} activeIndex={activeIndex} onSelect={choose} />
      {visible.length === 0 && (
        <p className="p-5 text-center text-color-secondary">{t(isSearching ? 'search.asking' : 'search.nothing')}</p>
      )}
      {all.length > maxVisible && (
        <p className="border-top-1 surface-border px-4 py-2 text-xs text-color-secondary">
          {t('search.more', { count: all.length - maxVisible })}
        </p>
      )}
    </Dialog>
  )
}
