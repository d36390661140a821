import { useRecordSearch } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'
import { entryAt, type Menu, navigateFx } from '../navigation/model'
import { type CommandSearch, useWholeSearch } from './use-commands'
import { useSounds } from './use-sounds'

export interface Everything {
  readonly found: CommandSearch
  /** Told what is typed: records are asked for. */
  readonly onType: (typed: string) => void
  /** Records are on their way. */
  readonly isAsking: boolean
}

/** Screens and actions by name, and the records of the menu's lists by phone, plate, number or account. */
export function useEverything(menu: Menu): Everything {
  const navigate = useUnit(navigateFx)
  const [typed, onType] = useState('')
  const search = useWholeSearch(menu, useSounds(typed))
  const mayOpen = useCallback((path: string) => entryAt(menu, path) !== undefined, [menu])
  const { records, isSearching } = useRecordSearch(typed, mayOpen)
  const commands = useMemo(
    () =>
      records.map(({ path, label, to }) => {
        const entry = entryAt(menu, path)
        const icon = entry?.icon ?? 'pi pi-file'
        return { key: `record ${to}`, label, icon, note: entry?.label ?? '', run: () => void navigate({ to }) }
      }),
    [records, menu, navigate],
  )
  const found = useCallback<CommandSearch>((text) => [...search(text), ...(text === typed ? commands : [])], [search, typed, commands])
  return { found, onType, isAsking: isSearching }
}
