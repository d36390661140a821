import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '../../platform/after-paint'
import { useScreenPrefetch } from '../prefetch/use-screen-prefetch'
import { getBreadcrumb, type MenuEntry } from './menu'
import { MenuGroup, MenuLink } from './menu-items'
import { useFlyout } from './use-flyout'
import { useVirtualRows } from './use-virtual-rows'
import { flattenMenu, type MenuRow } from './visible-menu-rows'

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[]
  /** Id of the entry of the active screen. */
  readonly current: string | undefined
  /** `icons`: only icons, a group opens as a menu next to its icon. */
  readonly shape: 'full' | 'icons'
}

const noneExpanded: ReadonlySet<string> = new Set()

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/** Returns what an arrow key does on a row, as in the WAI-ARIA tree pattern. */
function getExpandAction(key: string, { entry }: MenuRow, isOpen: boolean): 'toggle' | 'parent' | undefined {
  const isGroup = entry.children.length > 0
  if (key === 'ArrowRight') return isGroup && !isOpen ? 'toggle' : undefined
  if (key === 'ArrowLeft') return isGroup && isOpen ? 'toggle' : 'parent'
}

const parentIndex = (lines: readonly MenuRow[], at: number) =>
  lines.slice(0, at).findLastIndex(({ depth }) => depth < (lines[at]?.depth ?? 0))

const getRowIndex = (element: Element | null) => Number(element?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1)

/** Returns the ids of expanded groups: those that the user opened, and the ancestors of the active entry. */
function useOpenGroups(entries: readonly MenuEntry[], current: string | undefined) {
  const [open, setOpen] = useState(noneExpanded)
  // expand the ancestors of the active screen; groups that the user opened stay open
  useEffect(() => {
    const trail = current === undefined ? [] : (getBreadcrumb(entries, current) ?? [])
    const above = trail.slice(0, -1).map((entry) => entry.id)
    setOpen((now) => (above.every((id) => now.has(id)) ? now : new Set([...now, ...above])))
  }, [entries, current])
  return [open, setOpen] as const
}

/** Virtualized menu tree: only rows around the viewport are in the DOM. */
export function MenuTree({ entries, current, shape }: MenuTreeProps) {
  const [open, setOpen] = useOpenGroups(entries, current)
  const list = useRef<HTMLUListElement>(null)
  const pendingFocus = useRef<number>(undefined)
  const lines = useMemo(() => flattenMenu(entries, shape === 'icons' ? noneExpanded : open), [entries, open, shape])
  const { from, to, step } = useVirtualRows(list, lines.length)
  const at = lines.findIndex(({ entry }) => entry.id === current)
  const [focused, setFocused] = useState<string>()
  const visibleRows = lines.slice(from, to)
  const stop = [focused, current].find((id) => visibleRows.some(({ entry }) => entry.id === id)) ?? visibleRows[0]?.entry.id

  const getRow = (index: number) => list.current?.querySelector<HTMLElement>(`[data-line="${index}"] > .menu-row`)
  useEffect(() => {
    if (at < 0 || step <= 0) return
    return afterPaint(() => scrollRowIntoView(list.current, at * step))
  }, [at, step])
  useLayoutEffect(() => {
    const row = pendingFocus.current === undefined ? undefined : getRow(pendingFocus.current)
    if (!row) return
    pendingFocus.current = undefined
    row.focus()
  })

  const { prefetchEntry, leave } = useScreenPrefetch()
  // an entry that is hovered, pressed or focused is likely to be opened next
  const prefetchTarget = ({ target, type }: SyntheticEvent) => {
    const entry = target instanceof Element ? lines[getRowIndex(target)]?.entry : undefined
    if (!entry) return
    if (type === 'focus') setFocused(entry.id)
    prefetchEntry(entry, type === 'pointerdown' ? 'press' : 'hover')
  }

  const { fly, flyout } = useFlyout()
  const toggle = useCallback(
    (entry: MenuEntry, row: Element) => {
      if (shape === 'icons') fly(entry, row)
      else setOpen((now) => (now.has(entry.id) ? new Set([...now].filter((one) => one !== entry.id)) : new Set([...now, entry.id])))
    },
    [shape, fly, setOpen],
  )
  const getState = ({ id }: MenuEntry) => {
    if (shape === 'icons') return 'popup'
    return open.has(id) ? 'expanded' : 'collapsed'
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = document.activeElement
    const here = getRowIndex(row)
    const line = lines[here]
    if (!row || !line) return
    const action = getExpandAction(event.key, line, open.has(line.entry.id))
    if (action === 'toggle') toggle(line.entry, row)
    const target = action === 'parent' ? parentIndex(lines, here) : nextIndex(event.key, here, lines.length)
    if (action !== undefined || target !== undefined) event.preventDefault()
    if (target !== undefined && target >= 0) goTo(target)
  }
  const goTo = (target: number) => {
    const row = getRow(target)
    if (row) row.focus()
    else {
      pendingFocus.current = target
      scrollRowIntoView(list.current, target * step)
    }
  }

  return (
    <ul
      ref={list}
      className="menu-tree"
      onKeyDown={handleKeyDown}
      onPointerOver={prefetchTarget}
      onPointerDown={prefetchTarget}
      onPointerLeave={leave}
      onFocus={prefetchTarget}
    >
      <Spacer lines={from} step={step} />
      {visibleRows.map(({ entry, depth, position, siblings }, offset) => (
        <li key={entry.id} data-line={from + offset} aria-posinset={position} aria-setsize={siblings}>
          {entry.children.length > 0 ? (
            <MenuGroup
              entry={entry}
              depth={depth}
              focus={entry.id === stop ? 'stop' : 'skipped'}
              state={getState(entry)}
              onToggle={toggle}
            />
          ) : (
            <MenuLink
              entry={entry}
              depth={depth}
              focus={entry.id === stop ? 'stop' : 'skipped'}
              current={entry.id === current ? 'page' : undefined}
            />
          )}
        </li>
      ))}
      <Spacer lines={lines.length - to} step={step} />
      {flyout && <li>{flyout}</li>}
    </ul>
  )
}

/** Scrolls to a row that may not be in the DOM yet. */
function scrollRowIntoView(list: HTMLElement | null, top: number) {
  const scroller = list?.parentElement
  if (!list || !scroller) return
  const place = top + list.offsetTop - scroller.offsetTop
  if (place < scroller.scrollTop || place > scroller.scrollTop + scroller.clientHeight - 48)
    scroller.scrollTop = place - scroller.clientHeight / 2
}

/** Placeholder with the height of the rows that are not in the DOM. */
function Spacer({ lines, step }: { readonly lines: number; readonly step: number }) {
  // the style types lack custom properties
  return lines > 0 ? <li data-space aria-hidden="true" style={{ '--space': `${lines * step}px` } as CSSProperties} /> : null
}
