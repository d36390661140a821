import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { type Menu, navigateFx } from '../navigation/model'
import { findByPrefix } from './match'
import type { Command } from './use-actions'

/** What answers to what was typed, the best first. */
export type CommandSearch = (typed: string) => readonly Command[]
type CommandFacts = Pick<Command, 'key' | 'label' | 'icon'>

export function useScreenCommand(): (facts: CommandFacts, to: string) => Command {
  const navigate = useUnit(navigateFx)
  return useMemo(() => (facts, to) => ({ ...facts, kind: 'screen', run: () => void navigate({ to }) }), [navigate])
}

/** Whatever the menu opens; a site outside opens its window from the page that stands for it. */
export function useMenuCommands(menu: Menu): readonly Command[] {
  const screen = useScreenCommand()
  return useMemo(() => [...menu.byPath.values()].map(({ id, label, icon, path }) => screen({ key: id, label, icon }, path)), [menu, screen])
}

/** The menu, by the start of its labels. */
export function useMenuSearch(menu: Menu): CommandSearch {
  const commands = useMenuCommands(menu)
  return useMemo(() => (typed) => findByPrefix(commands, typed), [commands])
}
