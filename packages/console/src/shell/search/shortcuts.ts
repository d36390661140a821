import type { ConsoleTextKey } from '../../platform/text'

/** Action of a shortcut of the shell. */
export type ShortcutName = 'palette' | 'keys' | 'lock' | 'refresh' | 'close' | 'reopen' | 'next' | 'previous' | 'sidebar' | 'signOut'

export interface Shortcut {
  readonly keys: readonly string[]
  readonly text: ConsoleTextKey
  /** Only for shortcuts of the shell; those of screens are listed for reference. */
  readonly name?: ShortcutName
  /** `KeyboardEvent.code` of the physical key, because some layouts type other letters with Alt. */
  readonly code?: string
}

export interface ShortcutGroup {
  readonly text: ConsoleTextKey
  readonly shortcuts: readonly Shortcut[]
}

/** Every shortcut of the console, for the key handler and the help sheet. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    text: 'keys.anywhere',
    shortcuts: [
      { keys: ['Mod', 'K'], code: 'KeyK', name: 'palette', text: 'keys.palette' },
      { keys: ['Alt', 'M'], code: 'KeyM', name: 'palette', text: 'search.box' },
      { keys: ['Alt', 'B'], code: 'KeyB', name: 'sidebar', text: 'keys.sidebar' },
      { keys: ['Alt', 'L'], code: 'KeyL', name: 'lock', text: 'lock.title' },
      { keys: ['Alt', 'Q'], code: 'KeyQ', name: 'signOut', text: 'user.signOut' },
      { keys: ['?'], name: 'keys', text: 'keys.title' },
    ],
  },
  {
    text: 'tabs.label',
    shortcuts: [
      { keys: ['Alt', 'PageDown'], code: 'PageDown', name: 'next', text: 'keys.next' },
      { keys: ['Alt', 'PageUp'], code: 'PageUp', name: 'previous', text: 'keys.previous' },
      { keys: ['Alt', 'R'], code: 'KeyR', name: 'refresh', text: 'tabs.refreshThis' },
      { keys: ['Alt', 'W'], code: 'KeyW', name: 'close', text: 'tabs.closeThis' },
      { keys: ['Alt', 'T'], code: 'KeyT', name: 'reopen', text: 'keys.reopen' },
      { keys: ['Shift', '←', '→'], text: 'keys.move' },
    ],
  },
  {
    text: 'keys.lists',
    shortcuts: [
      { keys: ['/'], text: 'keys.filter' },
      { keys: ['↑', '↓'], text: 'keys.rows' },
      { keys: ['Enter'], text: 'keys.open' },
      { keys: ['Space'], text: 'keys.choose' },
      { keys: ['Esc'], text: 'keys.escape' },
    ],
  },
]

const ownShortcuts = shortcutGroups.flatMap(({ shortcuts }) => shortcuts)

export interface KeyPress extends Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  /** Whether the user is typing into a field. */
  readonly isTyping?: boolean
}

function matchesKeys(press: KeyPress, keys: readonly string[]): boolean {
  const mod = press.ctrlKey || press.metaKey
  return mod === keys.includes('Mod') && press.altKey === keys.includes('Alt') && !press.shiftKey
}

/** Finds the pressed shortcut; `?` is ignored while typing. */
export function findShortcut(press: KeyPress): ShortcutName | undefined {
  if (press.key === '?') return press.isTyping || press.ctrlKey || press.metaKey || press.altKey ? undefined : 'keys'
  return ownShortcuts.find(({ name, code, keys }) => name && code === press.code && matchesKeys(press, keys))?.name
}
