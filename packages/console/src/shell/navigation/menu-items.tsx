import { ErrorBoundary, loadable } from '@jwsk/kit'
import { usePlugins } from '@jwsk/kit/shell'
import { type ComponentType, memo } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '../../platform/links/external-link'
import { useText } from '../../platform/text'
import type { MenuEntry } from './menu'

/** Roving tabindex: one row is in the tab order, the arrow keys move to the others. */
type RovingFocus = 'stop' | 'skipped'

const toTabIndex = (focus: RovingFocus) => (focus === 'stop' ? 0 : -1)

interface MenuGroupProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly focus: RovingFocus
  /** `popup`: opens as a separate menu. */
  readonly state: 'expanded' | 'collapsed' | 'popup'
  readonly onToggle: (entry: MenuEntry, row: Element) => void
}

/** Row of a group. Memoized, so that navigation rerenders only the affected rows. */
export const MenuGroup = memo(function MenuGroup({ entry, depth, focus, state, onToggle }: MenuGroupProps) {
  return (
    <button
      type="button"
      className="menu-row"
      data-depth={depth}
      {...(state === 'popup' ? { 'aria-haspopup': 'menu' } : { 'aria-expanded': state === 'expanded' })}
      title={entry.label}
      tabIndex={toTabIndex(focus)}
      onClick={({ currentTarget }) => onToggle(entry, currentTarget)}
    >
      <i className={entry.icon} aria-hidden="true" />
      <span className="menu-label">{entry.label}</span>
      <i className="pi pi-chevron-down menu-chevron" aria-hidden="true" />
    </button>
  )
})

interface MenuLinkProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly focus: RovingFocus
  readonly current: 'page' | undefined
}

export const MenuLink = memo(function MenuLink({ entry, depth, focus, current }: MenuLinkProps) {
  const t = useText()
  const content = (
    <>
      <i className={entry.icon} aria-hidden="true" />
      <span className="menu-label">{entry.label}</span>
    </>
  )
  if (entry.target === 'window') {
    const label = t('layout.newWindow', { label: entry.label })
    return (
      <ExternalLink
        className="menu-row"
        data-depth={depth}
        to={entry.link?.url ?? entry.path}
        title={label}
        aria-label={label}
        tabIndex={toTabIndex(focus)}
      >
        {content}
        <i className="pi pi-external-link menu-chevron" aria-hidden="true" />
      </ExternalLink>
    )
  }
  return (
    <Link className="menu-row" data-depth={depth} to={entry.path} aria-current={current} title={entry.label} tabIndex={toTabIndex(focus)}>
      {content}
      <Badge path={entry.path} />
    </Link>
  )
})

type Load = () => Promise<{ readonly default: ComponentType }>

const badges = new WeakMap<Load, ComponentType>()

function getBadge(load: Load): ComponentType {
  const cached = badges.get(load)
  if (cached) return cached
  const created = loadable(load)
  badges.set(load, created)
  return created
}

/** Renders a plugin's badge in its menu entry; renders nothing if the badge throws. */
function Badge({ path }: { readonly path: string }) {
  const load = usePlugins().registry.findMenuBadge(path)
  if (!load) return null
  const Content = getBadge(load)
  return (
    <ErrorBoundary fallback={() => null}>
      <span className="flex-none ml-auto">
        <Content />
      </span>
    </ErrorBoundary>
  )
}
