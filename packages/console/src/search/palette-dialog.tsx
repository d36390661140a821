import { Dialog } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useText } from '../text'
import { ResultList } from './result-list'
import type { Command } from './use-command-actions'
import type { CommandSearch } from './use-commands'

const maxVisible = 50

interface PaletteDialogProps {
  readonly title: string
  readonly hint: string
  readonly search: CommandSearch
  /** Told what is typed, where somebody is asked for it. */
  readonly onQueryChange?: (typed: string) => void
  /** More may be found yet. */
  readonly isSearching?: boolean
  readonly onClose: () => void
}

/** A box that lies over the page: type, choose, gone. */
export function PaletteDialog({ title, hint, search, onQueryChange, isSearching, onClose }: PaletteDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const query = useDeferredValue(typed)
  const all = useMemo(() => search(query), [search, query])
  const shown = all.slice(0, maxVisible)
  const listId = useId()
  const next = shown[at]
  useEffect(() => next?.preload?.(), [next])

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = getOwn({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    if (step && shown.length > 0) {
      event.preventDefault()
      setAt((now) => (now + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // what shows may lag behind the last key; what was typed decides
      choose((query === typed ? shown : search(typed))[at])
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
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown[at] && `${listId}-${at}`}
          placeholder={hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
            onQueryChange?.(event.target.value)
          }}
          onKeyDown={press}
        />
        <kbd className="key">Esc</kbd>
      </div>
      <ResultList id={listId} label={title} commands={shown} activeIndex={at} onSelect={choose} />
      {shown.length === 0 && <p className="p-5 text-center text-color-secondary">{t(isSearching ? 'search.asking' : 'search.nothing')}</p>}
      {all.length > maxVisible && (
        <p className="border-top-1 surface-border px-4 py-2 text-xs text-color-secondary">
          {t('search.more', { count: all.length - maxVisible })}
        </p>
      )}
    </Dialog>
  )
}
