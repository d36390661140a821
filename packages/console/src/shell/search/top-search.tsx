import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../platform/text'
import type { Menu } from '../navigation/model'
import { ResultList } from './result-list'
import type { Command } from './use-command-actions'
import { useGlobalSearch } from './use-global-search'

const maxVisible = 10

/** Search box of the top bar: shows the results of the palette while typing. */
export function TopSearch({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const listId = useId()
  const { search, onQueryChange, isSearching } = useGlobalSearch(menu)
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const [open, setOpen] = useState(false)
  const visible = open ? search(typed).slice(0, maxVisible) : []

  const type = (text: string) => {
    setTyped(text)
    setActiveIndex(0)
    onQueryChange(text)
  }
  const choose = (command: Command | undefined) => {
    if (!command) return
    type('')
    setOpen(false)
    command.run()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActiveIndex((now) => Math.min(now + 1, visible.length - 1)),
    ArrowUp: () => setActiveIndex((now) => Math.max(now - 1, 0)),
    Enter: () => choose(visible[activeIndex]),
    Escape: () => setOpen(false),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : getOwn(keys, event.key)
    if (!act || !open) return
    event.preventDefault()
    act()
  }
  return (
    <div className="top-search relative px-2 border-round">
      <i className="pi pi-search" aria-hidden="true" />
      <input
        className="flex-1 min-w-0 h-full px-2 border-none outline-none text-sm"
        type="text"
        role="combobox"
        aria-label={t('search.box')}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={visible[activeIndex] && `${listId}-${activeIndex}`}
        placeholder={t('search.box')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          type(event.target.value)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      {!typed && <kbd className="key">Ctrl K</kbd>}
      {open && (
        <ResultList id={listId} label={t('search.box')} commands={visible} activeIndex={activeIndex} onSelect={choose}>
          {visible.length === 0 && (
            <p className="p-3 text-sm text-color-secondary">{t(isSearching ? 'search.asking' : 'search.nothing')}</p>
          )}
        </ResultList>
      )}
    </div>
  )
}
