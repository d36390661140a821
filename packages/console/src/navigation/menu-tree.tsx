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
import { afterPaint } from '../after-paint'
import { useScreenPrefetch } from '../links/use-screen-prefetch'
import { type MenuEntry, getBreadcrumb } from './menu'
import { MenuGroup, MenuLink } from './menu-items'
import { type MenuRow, flattenMenu } from './visible-menu-rows'
import { useFlyout } from './use-flyout'
import { useVirtualRows } from './use-virtual-rows'

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[]
  /** The entry on screen. */
  readonly current: string | undefined
  /** Icons only: a group then opens as a menu beside its icon. */
  readonly shape: 'full' | 'icons'
}

const noneExpanded: ReadonlySet<string> = new Set()

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/** What a key that points in or out of a group does on a line. */
function getExpandAction(key: string, { entry }: MenuRow, isOpen: boolean): 'toggle' | 'parent' | undefined {
  const isGroup = entry.children.length > 0
  if (key === 'ArrowRight') return isGroup && !isOpen ? 'toggle' : undefined
  if (key === 'ArrowLeft') return isGroup && isOpen ? 'toggle' : 'parent'
}

const parentIndex = (lines: readonly MenuRow[], at: number) =>
  lines.slice(0, at).findLastIndex(({ depth }) => depth < (lines[at]?.depth ?? 0))

const getRowIndex = (element: Element | null) => Number(element?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1)

/** Open groups: those that the person opened, and those above the entry on screen. */
function useOpenGroups(entries: readonly MenuEntry[], current: string | undefined) {
  const [open, setOpen] = useState(noneExpanded)
  // the groups above the screen open by themselves; the person's own choices stay
  useEffect(() => {
    const trail = current === undefined ? [] : (getBreadcrumb(entries, current) ?? [])
    const above = trail.slice(0, -1).map((entry) => entry.id)
    setOpen((now) => (above.every((id) => now.has(id)) ? now : new Set([...now, ...above])))
  }, [entries, current])
  return [open, setOpen] as const
}

/** The menu as a list of lines, of which only those around what is scrolled to stand in the page. */
export function MenuTree({ entries, current, shape }: MenuTreeProps) {
  const [open, setOpen] = useOpenGroups(entries, current)
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const lines = useMemo(() => flattenMenu(entries, shape === 'icons' ? noneExpanded : open), [entries, open, shape])
  const { from, to, step } = useVirtualRows(list, lines.length)
  const at = lines.findIndex(({ entry }) => entry.id === current)
  const [focused, setFocused] = useState<string>()
  const inSight = lines.slice(from, to)
  const stop = [focused, current].find((id) => inSight.some(({ entry }) => entry.id === id)) ?? inSight[0]?.entry.id

  const rowAt = (index: number) => list.current?.querySelector<HTMLElement>(`[data-line="${index}"] > .menu-row`)
  useEffect(() => {
    if (at < 0 || step <= 0) return
    return afterPaint(() => scrollRowIntoView(list.current, at * step))
  }, [at, step])
  useLayoutEffect(() => {
    const row = wanted.current === undefined ? undefined : rowAt(wanted.current)
    if (!row) return
    wanted.current = undefined
    row.focus()
  })

  const { beginEntry, beginGroup, pressEntry, pressGroup, leave } = useScreenPrefetch()
  // under the pointer, pressed or in focus: it may be opened next
  const foresee = ({ target, type }: SyntheticEvent) => {
    const entry = target instanceof Element ? lines[getRowIndex(target)]?.entry : undefined
    if (!entry) return
    if (type === 'focus') setFocused(entry.id)
    const isPressed = type === 'pointerdown'
    if (entry.children.length > 0) (isPressed ? pressGroup : beginGroup)(entry)
    else (isPressed ? pressEntry : beginEntry)(entry)
  }

  const { fly, flyout } = useFlyout()
  const toggle = useCallback(
    (entry: MenuEntry, row: Element) => {
      if (shape === 'icons') fly(entry, row)
      else setOpen((now) => (now.has(entry.id) ? new Set([...now].filter((one) => one !== entry.id)) : new Set([...now, entry.id])))
    },
    [shape, fly, setOpen],
  )
  const stateOf = ({ id }: MenuEntry) => {
    if (shape === 'icons') return 'beside'
    return open.has(id) ? 'open' : 'shut'
  }
  const roam = (event: KeyboardEvent<HTMLElement>) => {
    const row = document.activeElement
    const here = getRowIndex(row)
    const line = lines[here]
    if (!row || !line) return
    const turn = getExpandAction(event.key, line, open.has(line.entry.id))
    if (turn === 'toggle') toggle(line.entry, row)
    const target = turn === 'parent' ? parentIndex(lines, here) : nextIndex(event.key, here, lines.length)
    if (turn !== undefined || target !== undefined) event.preventDefault()
    if (target !== undefined && target >= 0) goTo(target)
  }
  const goTo = (target: number) => {
    const row = rowAt(target)
    if (row) row.focus()
    else {
      wanted.current = target
      scrollRowIntoView(list.current, target * step)
    }
  }

  return (
    <ul
      ref={list}
      className="menu-tree"
      onKeyDown={roam}
      onPointerOver={foresee}
      onPointerDown={foresee}
      onPointerLeave={leave}
      onFocus={foresee}
    >
      <Spacer lines={from} step={step} />
      {inSight.map(({ entry, depth, position, siblings }, offset) => (
        <li key={entry.id} data-line={from + offset} aria-posinset={position} aria-setsize={siblings}>
          {entry.children.length > 0 ? (
            <MenuGroup
              entry={entry}
              depth={depth}
              focus={entry.id === stop ? 'stop' : 'skipped'}
              state={stateOf(entry)}
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

/** Scrolls a line into sight that may not be in the page yet. */
function scrollRowIntoView(list: HTMLElement | null, top: number) {
  const scroller = list?.parentElement
  if (!list || !scroller) return
  const place = top + list.offsetTop - scroller.offsetTop
  if (place < scroller.scrollTop || place > scroller.scrollTop + scroller.clientHeight - 48)
    scroller.scrollTop = place - scroller.clientHeight / 2
}

/** The room of lines that are not in the page. */
function Spacer({ lines, step }: { readonly lines: number; readonly step: number }) {
  // the types of styles know no custom properties
  return lines > 0 ? <li data-space aria-hidden="true" style={{ '--space': `${lines * step}px` } as CSSProperties} /> : null
}
