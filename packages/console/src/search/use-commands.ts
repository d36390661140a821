import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useScreenPrefetch } from '../links/use-screen-prefetch'
import { homePath, type Menu, navigateFx } from '../navigation/model'
import { $recentTabs, $tabs, getTabAddress, type Tab } from '../tabs/model'
import { useText } from '../text'
import { findMatches, type PhoneticMatch } from './find-matches'
import { shortcutGroups } from './shortcuts'
import { type Command, useCommandActions } from './use-command-actions'

/** of those that stand there before anything is typed */
const [maxRecent, maxScreens] = [5, 5]

/** How the keyboard does what an action does, by the action's key. */
const notes: ReadonlyMap<string, string> = new Map(
  shortcutGroups.flatMap(({ shortcuts }) => shortcuts.flatMap(({ name, keys }) => (name ? [[name, keys.join(' ')] as const] : []))),
)

/** What answers to what was typed, the best first. */
export type CommandSearch = (typed: string) => readonly Command[]
type CommandFacts = Pick<Command, 'key' | 'label' | 'icon'>

function useScreenCommand(): (facts: CommandFacts, to: string) => Command {
  const navigate = useUnit(navigateFx)
  const { beginAt } = useScreenPrefetch()
  return useMemo(
    () => (facts, to) => ({ ...facts, run: () => void navigate({ to }), begin: () => beginAt(to.replace(/\?.*/, '')) }),
    [navigate, beginAt],
  )
}

function useTabCommand(): (tab: Tab) => Command {
  const t = useText()
  const screen = useScreenCommand()
  return useMemo(
    () => (tab) => screen({ key: `tab ${tab.key}`, label: tab.label || t('layout.home'), icon: 'pi pi-history' }, getTabAddress(tab)),
    [screen, t],
  )
}

/** The open tabs. */
export function useTabSearch(sounds: PhoneticMatch): CommandSearch {
  const tabs = useUnit($tabs)
  const command = useTabCommand()
  return useMemo(() => {
    const commands = tabs.map(command)
    return (typed) => findMatches(commands, typed, sounds)
  }, [tabs, command, sounds])
}

/** Screens, recent ones first, and actions; a site outside opens its window from the page that stands for it. */
export function useCommandSearch(menu: Menu, sounds: PhoneticMatch): CommandSearch {
  const t = useText()
  const recent = useUnit($recentTabs)
  const screen = useScreenCommand()
  const tab = useTabCommand()
  const { beginEntry } = useScreenPrefetch()
  const actions = useCommandActions()
  return useMemo(() => {
    const home = screen({ key: 'home', label: t('layout.home'), icon: 'pi pi-home' }, homePath)
    const entries = [...menu.byPath.values()].map((entry) => {
      const { id: key, label, icon, path } = entry
      return { ...screen({ key, label, icon }, path), begin: () => beginEntry(entry) }
    })
    const all = [home, ...entries, ...actions]
    const under = (group: string, commands: readonly Command[]) =>
      commands.map((command) => ({ ...command, note: notes.get(command.key) ?? '', group }))
    const first = [
      ...under(t('search.recent'), recent.slice(0, maxRecent).map(tab)),
      ...under(t('search.pages'), [home, ...entries].slice(0, maxScreens)),
      ...under(t('search.action'), actions),
    ]
    return (typed) => (typed.trim() === '' ? first : findMatches(all, typed, sounds))
  }, [t, menu, recent, screen, tab, beginEntry, actions, sounds])
}
