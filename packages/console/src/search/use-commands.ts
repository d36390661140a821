import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { homePath, type Menu } from '../navigation/model'
import { $recentTabs, $tabs, addressOf, type Tab } from '../tabs/model'
import { useText } from '../text'
import { findMatches } from './match'
import { readingOf } from './reading'
import { type Command, useActions } from './use-actions'
import { type CommandSearch, useMenuCommands, useScreenCommand } from './use-menu-search'

function useTabCommand(): (tab: Tab) => Command {
  const t = useText()
  const screen = useScreenCommand()
  return useMemo(
    () => (tab) => screen({ key: `tab ${tab.key}`, label: tab.label || t('layout.home'), icon: 'pi pi-history' }, addressOf(tab)),
    [screen, t],
  )
}

const withReading = (command: Command): Command => ({ ...command, reading: readingOf(command.label) })

/** The open tabs. */
export function useTabSearch(): CommandSearch {
  const tabs = useUnit($tabs)
  const command = useTabCommand()
  return useMemo(() => {
    const commands = tabs.map(command).map(withReading)
    return (typed) => findMatches(commands, typed)
  }, [tabs, command])
}

/** Screens, recent ones first, and actions. */
export function useWholeSearch(menu: Menu): CommandSearch {
  const t = useText()
  const recent = useUnit($recentTabs)
  const screen = useScreenCommand()
  const tab = useTabCommand()
  const entries = useMenuCommands(menu)
  const actions = useActions()
  return useMemo(() => {
    const home = screen({ key: 'home', label: t('layout.home'), icon: 'pi pi-home' }, homePath)
    const all = [home, ...entries, ...actions].map(withReading)
    const first = [...recent.map(tab), ...actions]
    return (typed) => (typed.trim() === '' ? first : findMatches(all, typed))
  }, [t, recent, screen, tab, entries, actions])
}
