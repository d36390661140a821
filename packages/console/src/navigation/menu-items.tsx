import { ErrorBoundary, loadable, usePlugins } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { OutsideLink } from '../links/outside-link'
import { useText } from '../text'
import type { MenuEntry } from './menu'

interface MenuGroupProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly state: 'open' | 'shut'
  readonly onToggle: (id: string) => void
}

export function MenuGroup({ entry, depth, state, onToggle }: MenuGroupProps) {
  return (
    <button
      type="button"
      className="menu-row"
      data-depth={depth}
      aria-expanded={state === 'open'}
      title={entry.label}
      onClick={() => onToggle(entry.id)}
    >
      <i className={entry.icon} aria-hidden="true" />
      <span className="menu-label">{entry.label}</span>
      <i className="pi pi-chevron-down menu-chevron" aria-hidden="true" />
    </button>
  )
}

interface MenuLinkProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly current: 'page' | undefined
}

export function MenuLink({ entry, depth, current }: MenuLinkProps) {
  const t = useText()
  const content = (
    <>
      <i className={entry.icon} aria-hidden="true" />
      <span className="menu-label">{entry.label}</span>
    </>
  )
  if (entry.opens === 'window') {
    const label = t('layout.newWindow', { label: entry.label })
    return (
      <OutsideLink className="menu-row" data-depth={depth} to={entry.link?.url ?? entry.path} title={label} aria-label={label}>
        {content}
        <i className="pi pi-external-link menu-chevron" aria-hidden="true" />
      </OutsideLink>
    )
  }
  return (
    <Link className="menu-row" data-depth={depth} to={entry.path} aria-current={current} title={entry.label}>
      {content}
      <Badge path={entry.path} />
    </Link>
  )
}

type Load = () => Promise<{ readonly default: ComponentType }>

const badges = new WeakMap<Load, ComponentType>()

function badgeOf(load: Load): ComponentType {
  const known = badges.get(load)
  if (known) return known
  const made = loadable(load)
  badges.set(load, made)
  return made
}

/** What a plugin shows beside its entry; one that fails leaves the entry as it is. */
function Badge({ path }: { readonly path: string }) {
  const load = usePlugins().registry.menuAt(path)
  if (!load) return null
  const Shown = badgeOf(load)
  return (
    <ErrorBoundary fallback={() => null}>
      <span className="flex-none ml-auto">
        <Shown />
      </span>
    </ErrorBoundary>
  )
}
