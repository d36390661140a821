import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { navigateFx, panelOpened } from '../navigation/model'
import { sidebarToggled } from '../preferences/model'
import { signOutAsked } from '../session/model'
import { $activeKey, $tabs, addressOf, lastReopened, tabClosed, tabRefreshed } from '../tabs/model'
import { type ShortcutName, shortcutOf } from './shortcuts'

const writable = 'input, textarea, select, [contenteditable=true]'

/** what may open over a dialog */
const overAll: readonly ShortcutName[] = ['palette']

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(writable) !== null

// a dialog within a tab leaves the others in reach
const isCovered = () => document.querySelector('dialog[open]') !== null

function useTabSteps() {
  const [tabs, active, navigate] = useUnit([$tabs, $activeKey, navigateFx])
  return useMemo(() => {
    const step = (by: 1 | -1) => {
      const at = tabs.findIndex(({ key }) => key === active)
      const next = tabs[(at + by + tabs.length) % tabs.length]
      if (next) void navigate({ to: addressOf(next) })
    }
    return { next: () => step(1), previous: () => step(-1) }
  }, [tabs, active, navigate])
}

/** Makes the keyboard obey the shell's shortcuts. */
export function useShortcuts(): void {
  const [open, toggle, ask, refresh, close, active] = useUnit([
    panelOpened,
    sidebarToggled,
    signOutAsked,
    tabRefreshed,
    tabClosed,
    $activeKey,
  ])
  const reopen = useUnit(lastReopened)
  const steps = useTabSteps()
  useEffect(() => {
    const acts: Readonly<Record<ShortcutName, () => void>> = {
      ...steps,
      palette: () => open('palette'),
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
      const name = shortcutOf({ key, code, altKey, ctrlKey, metaKey, shiftKey, typing: isTyping(event) })
      if (!name || event.defaultPrevented || (!overAll.includes(name) && isCovered())) return
      event.preventDefault()
      acts[name]()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [steps, open, toggle, ask, refresh, close, reopen, active])
}
