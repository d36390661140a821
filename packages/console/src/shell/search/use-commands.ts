import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useText } from '../../platform/text'
import { homePath, type Menu, navigateFx } from '../navigation/model'
import { useScreenPrefetch } from '../prefetch/use-screen-prefetch'
import { $recentTabs, $tabLabels, $tabs, getTabAddress, type Tab } from '../tabs/model'
import { findMatches, type PhoneticMatch } from './find-matches'
import { shortcutGroups } from './shortcuts'
import { type Command, useCommandActions } from './use-command-actions'

/** Limits of the commands that are listed before anything is typed. */
const [maxRecent, maxScreens] = [5, 5]

/** Keyboard shortcut of each action, by its key. */
const notes: ReadonlyMap<string, string> = new Map(
  shortcutGroups.flatMap(({ shortcuts }) => shortcuts.flatMap(({ name, keys }) => (name ? [[name, keys.join(' ')] as const] : []))),
)

/** Returns the commands that match the typed text, best first. */
export type CommandSearch = (typed: string) => readonly Command[]
type CommandDetails = Pick<Command, 'key' | 'label' | 'icon'>

function useScreenCommand(): (details: CommandDetails, to: string) => Command {
  const navigate = useUnit(navigateFx)
  const { preloadPath } = useScreenPrefetch()
  return useMemo(
    () => (details, to) => ({ ...details, run: () => void navigate({ to }), preload: () => preloadPath(to.replace(/\?.*/, '')) }),
    [navigate, preloadPath],
  )
}

function useTabCommand(): (tab: Tab) => Command {
  const t = useText()
  const screen = useScreenCommand()
  const labels = useUnit($tabLabels)
  return useMemo(
    () => (tab) =>
      screen(
        { key: `tab ${tab.key}`, label: (labels.get(tab.key) ?? tab.label) || t('layout.home'), icon: 'pi pi-history' },
        getTabAddress(tab),
      ),
    [screen, labels, t],
  )
}

/** Search of the open tabs. */
export function useTabSearch(matchPhonetic: PhoneticMatch): CommandSearch {
  const tabs = useUnit($tabs)
  const command = useTabCommand()
  return useMemo(() => {
    const commands = tabs.map(command)
    return (typed) => findMatches(commands, typed, matchPhonetic)
  }, [tabs, command, matchPhonetic])
}

/** Search of screens, recent ones first, and actions. An external site opens its window from its own page in the console. */
export function useCommandSearch(menu: Menu, matchPhonetic: PhoneticMatch): CommandSearch {
  const t = useText()
  const recent = useUnit($recentTabs)
  const screen = useScreenCommand()
  const tab = useTabCommand()
  const { prefetchEntry } = useScreenPrefetch()
  const actions = useCommandActions()
  return useMemo(() => {
    const home = screen({ key: 'home', label: t('layout.home'), icon: 'pi pi-home' }, homePath)
    const entries = [...menu.byPath.values()].map((entry) => {
      const { id: key, label, icon, path } = entry
      return { ...screen({ key, label, icon }, path), preload: () => prefetchEntry(entry, 'hover') }
    })
    const all = [home, ...entries, ...actions]
    const under = (group: string, commands: readonly Command[]) =>
      commands.map((command) => ({ ...command, note: notes.get(command.key) ?? '', group }))
    const first = [
      ...under(t('search.recent'), recent.slice(0, maxRecent).map(tab)),
      ...under(t('search.pages'), [home, ...entries].slice(0, maxScreens)),
      ...under(t('search.action'), actions),
    ]
    return (typed) => (typed.trim() === '' ? first : findMatches(all, typed, matchPhonetic))
  }, [t, menu, recent, screen, tab, prefetchEntry, actions, matchPhonetic])
}
