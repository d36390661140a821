import { useUnit } from 'effector-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { homePath, type Menu, navigateFx } from '../navigation/model'
import { $tabs, addressOf } from '../tabs/model'
import { useText } from '../text'
import { find } from './match'
import { readingOf } from './reading'
import { type Command, useActions } from './use-actions'

const mostShown = 50

function useCommands(menu: Menu): { readonly recent: readonly Command[]; readonly all: readonly Command[] } {
  const t = useText()
  const [tabs, navigate] = useUnit([$tabs, navigateFx])
  const actions = useActions()
  return useMemo(() => {
    const screen = (facts: Pick<Command, 'key' | 'label' | 'icon'>, to: string): Command => ({
      ...facts,
      reading: readingOf(facts.label),
      kind: 'screen',
      run: () => void navigate({ to }),
    })
    const recent = tabs.map((tab) =>
      screen({ key: `tab ${tab.key}`, label: tab.label || t('layout.home'), icon: 'pi pi-history' }, addressOf(tab)),
    )
    const home = screen({ key: 'home', label: t('layout.home'), icon: 'pi pi-home' }, homePath)
    const screens = [...menu.byPath.values()]
      .filter(({ link }) => link?.opens !== 'window')
      .map(({ id, label, icon, path }) => screen({ key: id, label, icon }, path))
    return { recent, all: [home, ...screens, ...actions] }
  }, [menu, tabs, actions, navigate, t])
}

interface PaletteProps {
  readonly menu: Menu
  readonly onClose: () => void
}

/** Finds screens and actions by name, reading or initials. */
export function Palette({ menu, onClose }: PaletteProps) {
  const t = useText()
  const { recent, all } = useCommands(menu)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const query = useDeferredValue(typed)
  const shown = useMemo(
    () => (query.trim() === '' ? [...recent, ...all.filter(({ kind }) => kind === 'action')] : find(all, query)).slice(0, mostShown),
    [query, recent, all],
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()

  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) {
      event.preventDefault()
      setAt((now) => (now + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(shown[at])
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('layout.search')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="palette-input">
        <i className="pi pi-search" aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={t('layout.search')}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown[at] && `${listId}-${at}`}
          placeholder={t('search.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
      </div>
      <ResultList id={listId} commands={shown} at={at} onChoose={choose} />
      {shown.length === 0 && <p className="modal-empty">{t('search.nothing')}</p>}
    </dialog>
  )
}

interface ResultListProps {
  readonly id: string
  readonly commands: readonly Command[]
  /** The one that Enter chooses. */
  readonly at: number
  readonly onChoose: (command: Command) => void
}

function ResultList({ id, commands, at, onChoose }: ResultListProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen row moves with `at`
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('layout.search')} className="palette-list">
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and takes the keys
        <div
          key={command.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className="palette-row"
          onClick={() => onChoose(command)}
        >
          <i className={command.icon} aria-hidden="true" />
          <span>{command.label}</span>
          <small>{t(command.kind === 'action' ? 'search.action' : 'search.screen')}</small>
        </div>
      ))}
    </div>
  )
}
