import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useScreensAhead } from '../links/use-screens-ahead'
import { homePath, type Menu, navigateFx } from '../navigation/model'
import { $recentTabs, $tabs, addressOf, type Tab } from '../tabs/model'
import { useText } from '../text'
import { findMatches, type Sounds } from './match'
import { shortcutGroups } from './shortcuts'
import { type Command, useActions } from './use-actions'

/** of those that stand there before anything is typed */
const [mostRecent, mostPages] = [5, 5]

/** How the keyboard does what an action does, by the action's key. */
const notes: ReadonlyMap<string, string> = new Map(
  shortcutGroups.flatMap(({ shortcuts }) => shortcuts.flatMap(({ name, keys }) => (name ? [[name, keys.join(' ')] as const] : []))),
)

/** What answers to what was typed, the best first. */
export type CommandSearch = (typed: string) => readonly Command[]
type CommandFacts = Pick<Command, 'key' | 'label' | 'icon'>

function useScreenCommand(): (facts: CommandFacts, to: string) => Command {
  const navigate = useUnit(navigateFx)
  const { beginAt } = useScreensAhead()
  return useMemo(
    () => (facts, to) => ({ ...facts, run: () => void navigate({ to }), begin: () => beginAt(to.replace(/\?.*/, '')) }),
    [navigate, beginAt],
  )
}

function useTabCommand(): (tab: Tab) => Command {
  const t = useText()
  const screen = useScreenCommand()
  return useMemo(
    () => (tab) => screen({ key: `tab ${tab.key}`, label: tab.label || t('layout.home'), icon: 'pi pi-history' }, addressOf(tab)),
    [screen, t],
  )
}

/** The open tabs. */
export function useTabSearch(sounds: Sounds): CommandSearch {
  const tabs = useUnit($tabs)
  const command = useTabCommand()
  return useMemo(() => {
    const commands = tabs.map(command)
    return (typed) => findMatches(commands, typed, sounds)
  }, [tabs, command, sounds])
}

/** Screens, recent ones first, and actions; a site outside opens its window from the page that stands for it. */
export function useWholeSearch(menu: Menu, sounds: Sounds): CommandSearch {
  const t = useText()
  const recent = useUnit($recentTabs)
  const screen = useScreenCommand()
  const tab = useTabCommand()
  const { beginEntry } = useScreensAhead()
  const actions = useActions()
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
      ...under(t('search.recent'), recent.slice(0, mostRecent).map(tab)),
      ...under(t('search.pages'), [home, ...entries].slice(0, mostPages)),
      ...under(t('search.action'), actions),
    ]
    return (typed) => (typed.trim() === '' ? first : findMatches(all, typed, sounds))
  }, [t, menu, recent, screen, tab, beginEntry, actions, sounds])
}
