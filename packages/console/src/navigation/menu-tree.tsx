import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../text'
import { type MenuEntry, trailTo } from './menu'

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[]
  /** The entry on screen. */
  readonly current: string | undefined
  /** Icons only: a group then asks for room before it opens. */
  readonly shape: 'full' | 'icons'
  readonly onWiden: () => void
}

function step(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

function roam(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-row')]
  const next = step(event.key, rows.indexOf(document.activeElement as HTMLElement), rows.length)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}

export function MenuTree({ entries, current, shape, onWiden }: MenuTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const tree = useRef<HTMLUListElement>(null)

  // the groups above the screen open by themselves; the person's own choices stay
  useEffect(() => {
    const trail = current === undefined ? [] : (trailTo(entries, current) ?? [])
    const above = trail.slice(0, -1).map((entry) => entry.id)
    setOpen((now) => (above.every((id) => now.has(id)) ? now : new Set([...now, ...above])))
  }, [entries, current])
  useEffect(() => {
    if (current !== undefined && open.size > 0) tree.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [current, open])

  const toggle = (id: string) => {
    if (shape === 'icons') {
      onWiden()
      setOpen((now) => new Set([...now, id]))
      return
    }
    setOpen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  }

  return (
    <ul ref={tree} className="menu-tree" onKeyDown={roam}>
      {entries.map((entry) => (
        <MenuNode key={entry.id} entry={entry} depth={0} state={{ open: shape === 'icons' ? new Set() : open, current, toggle }} />
      ))}
    </ul>
  )
}

interface TreeState {
  readonly open: ReadonlySet<string>
  readonly current: string | undefined
  readonly toggle: (id: string) => void
}

interface MenuNodeProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly state: TreeState
}

function MenuNode({ entry, depth, state }: MenuNodeProps) {
  const isOpen = state.open.has(entry.id)
  if (entry.children.length === 0)
    return (
      <li>
        <MenuLink entry={entry} depth={depth} current={state.current === entry.id ? 'page' : undefined} />
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className="menu-row"
        data-depth={depth}
        aria-expanded={isOpen}
        title={entry.label}
        onClick={() => state.toggle(entry.id)}
      >
        <i className={entry.icon} aria-hidden="true" />
        <span className="menu-label">{entry.label}</span>
        <i className="pi pi-chevron-down menu-chevron" aria-hidden="true" />
      </button>
      {isOpen && (
        <ul>
          {entry.children.map((child) => (
            <MenuNode key={child.id} entry={child} depth={depth + 1} state={state} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface MenuLinkProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly current: 'page' | undefined
}

function MenuLink({ entry, depth, current }: MenuLinkProps) {
  const t = useText()
  const content = (
    <>
      <i className={entry.icon} aria-hidden="true" />
      <span className="menu-label">{entry.label}</span>
    </>
  )
  if (entry.link?.opens === 'window')
    return (
      <a
        className="menu-row"
        data-depth={depth}
        href={entry.link.url}
        target="_blank"
        rel="noopener noreferrer"
        title={t('layout.newWindow', { label: entry.label })}
        aria-label={t('layout.newWindow', { label: entry.label })}
      >
        {content}
        <i className="pi pi-external-link menu-chevron" aria-hidden="true" />
      </a>
    )
  return (
    <Link className="menu-row" data-depth={depth} to={entry.path} aria-current={current} title={entry.label}>
      {content}
    </Link>
  )
}
