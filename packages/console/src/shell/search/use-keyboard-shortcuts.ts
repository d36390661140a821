import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { signOutRequested } from '../../auth/session/model'
import { sidebarToggled } from '../../platform/preferences/model'
import { navigateFx, panelOpened } from '../navigation/model'
import { $activeKey, $tabs, closedTabReopened, getTabAddress, tabClosed, tabRefreshed } from '../tabs/model'
import { findShortcut, type ShortcutName } from './shortcuts'
import { collectTypedAhead } from './typed-ahead'

const editableSelector = 'input, textarea, select, [contenteditable=true]'

/** Shortcuts that work over a dialog. */
const globalShortcuts: readonly ShortcutName[] = ['palette']

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(editableSelector) !== null

// a dialog within a tab leaves the other shortcuts enabled
const isDialogOpen = () => document.querySelector('dialog[open]') !== null

const isPaletteOpen = () => document.querySelector('.palette-input') !== null

function useTabSteps() {
  const [tabs, active, navigate] = useUnit([$tabs, $activeKey, navigateFx])
  return useMemo(() => {
    const step = (by: 1 | -1) => {
      const at = tabs.findIndex(({ key }) => key === active)
      const next = tabs[(at + by + tabs.length) % tabs.length]
      if (next) void navigate({ to: getTabAddress(next) })
    }
    return { next: () => step(1), previous: () => step(-1) }
  }, [tabs, active, navigate])
}

/** Handles the shortcuts of the shell. */
export function useKeyboardShortcuts(): void {
  const [open, toggle, ask, refresh, close, active] = useUnit([
    panelOpened,
    sidebarToggled,
    signOutRequested,
    tabRefreshed,
    tabClosed,
    $activeKey,
  ])
  const reopen = useUnit(closedTabReopened)
  const steps = useTabSteps()
  useEffect(() => {
    const acts: Readonly<Record<ShortcutName, () => void>> = {
      ...steps,
      palette: () => {
        if (!isPaletteOpen()) collectTypedAhead()
        open('palette')
      },
      keys: () => open('keys'),
      lock: () => open('lock'),
      sidebar: () => toggle(),
      signOut: () => ask(),
      refresh: () => refresh(active),
      close: () => close(active),
      reopen: () => reopen(),
    }
    const pressed = (event: KeyboardEvent) => {
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
      const name = findShortcut({ key, code, altKey, ctrlKey, metaKey, shiftKey, isTyping: isTyping(event) })
      if (!name || event.defaultPrevented || (!globalShortcuts.includes(name) && isDialogOpen())) return
      event.preventDefault()
      acts[name]()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [steps, open, toggle, ask, refresh, close, reopen, active])
}
