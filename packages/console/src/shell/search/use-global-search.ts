import { useRecordSearch } from '@jwsk/kit/shell'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'
import { findEntry, type Menu, navigateFx } from '../navigation/model'
import { type CommandSearch, useCommandSearch } from './use-commands'
import { usePhoneticMatch } from './use-phonetic-match'

export interface GlobalSearch {
  readonly search: CommandSearch
  /** Called with the typed text; starts the record search. */
  readonly onQueryChange: (typed: string) => void
  /** Whether records are being loaded. */
  readonly isSearching: boolean
}

/** Search of screens and actions by name, and of the records of the menu's lists by phone, plate, number or account. */
export function useGlobalSearch(menu: Menu): GlobalSearch {
  const navigate = useUnit(navigateFx)
  const [typed, onType] = useState('')
  const search = useCommandSearch(menu, usePhoneticMatch(typed))
  const canOpen = useCallback((path: string) => findEntry(menu, path) !== undefined, [menu])
  const { records, isSearching } = useRecordSearch(typed, canOpen)
  const commands = useMemo(
    () =>
      records.map(({ path, label, to }) => {
        const entry = findEntry(menu, path)
        const icon = entry?.icon ?? 'pi pi-file'
        return { key: `record ${to}`, label, icon, note: entry?.label ?? '', run: () => void navigate({ to }) }
      }),
    [records, menu, navigate],
  )
  const found = useCallback<CommandSearch>((text) => [...search(text), ...(text === typed ? commands : [])], [search, typed, commands])
  return { search: found, onQueryChange: onType, isSearching: isSearching }
}
