import { ErrorBoundary, loadable } from '@jwsk/kit'
import { usePlugins } from '@jwsk/kit/shell'
import { type ComponentType, memo, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '../../platform/links/external-link'
import { useText } from '../../platform/text'
import { useIsIdle } from '../use-is-idle'
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

const getLeafPaths = ({ path, children }: MenuEntry): readonly string[] => (children.length > 0 ? children.flatMap(getLeafPaths) : [path])

/** Returns the loader of a group's badge once the first screen has loaded; `undefined` if none of its entries has one. */
function useGroupBadge(entry: MenuEntry): Load | undefined {
  const { registry } = usePlugins()
  const isIdle = useIsIdle()
  return useMemo(() => {
    const paths = isIdle ? getLeafPaths(entry).filter((path) => registry.findMenuBadge(path)) : []
    return paths.length === 0
      ? undefined
      : () => import('../../pages/home/group-count').then(({ createGroupCount }) => createGroupCount(paths))
  }, [entry, registry, isIdle])
}

/** Row of a group. Memoized, so that navigation rerenders only the affected rows. */
export const MenuGroup = memo(function MenuGroup({ entry, depth, focus, state, onToggle }: MenuGroupProps) {
  const load = useGroupBadge(entry)
  const badge = state === 'collapsed' ? load : undefined
  const badgeId = useId()
  return (
    <button
      type="button"
      className="menu-row"
      data-depth={depth}
      {...(state === 'popup' ? { 'aria-haspopup': 'menu' } : { 'aria-expanded': state === 'expanded' })}
      aria-describedby={badge && badgeId}
      title={entry.label}
      tabIndex={toTabIndex(focus)}
      onClick={({ currentTarget }) => onToggle(entry, currentTarget)}
    >
      <i className={entry.icon} aria-hidden="true" />
      <span className="menu-label">{entry.label}</span>
      {badge && <Badge id={badgeId} load={badge} />}
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
  const badge = usePlugins().registry.findMenuBadge(entry.path)
  const badgeId = useId()
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
    <Link
      className="menu-row"
      data-depth={depth}
      to={entry.path}
      aria-current={current}
      aria-describedby={badge && badgeId}
      title={entry.label}
      tabIndex={toTabIndex(focus)}
    >
      {content}
      {badge && <Badge id={badgeId} load={badge} />}
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

interface BadgeProps {
  readonly id: string
  readonly load: Load
}

/** Renders a plugin's badge in its menu entry once the first screen has loaded; renders nothing if the badge throws. */
function Badge({ id, load }: BadgeProps) {
  const Content = getBadge(load)
  const isIdle = useIsIdle()
  return (
    <ErrorBoundary fallback={() => null}>
      {/* the description of the link, not a part of its name */}
      <span id={id} className="menu-badge" aria-hidden="true">
        {isIdle && <Content />}
      </span>
    </ErrorBoundary>
  )
}
