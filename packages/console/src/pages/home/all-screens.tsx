import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '../../platform/links/external-link'
import { useText } from '../../platform/text'
import type { Menu, MenuEntry } from '../../shell/navigation/model'
import { RecentScreens } from './recent-screens'
import { type Favorites, useFavorites } from './use-favorites'

const flattenLeaves = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(flattenLeaves)

/** Entries that the page lists, enough for any menu that a person can read; each has four elements. */
const maxListed = 300

interface LeafGroup {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly leaves: readonly MenuEntry[]
}

/** Returns the groups up to {@link maxListed} entries, each with at least one. */
function limitGroups(groups: readonly LeafGroup[]): readonly (LeafGroup & { readonly count: number })[] {
  let left = maxListed
  return groups.flatMap((group) => {
    if (left <= 0) return []
    const leaves = group.leaves.slice(0, left)
    left -= leaves.length
    return [{ ...group, leaves, count: group.leaves.length }]
  })
}

/** Lists the open screens, the user's favorites and all screens of the menu. */
export function AllScreens({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const favorites = useFavorites(menu)
  // without favorites, the list of all screens starts expanded
  const { listed, unlisted } = useMemo(() => {
    const ungrouped = menu.entries.filter(({ children }) => children.length === 0)
    const top = { id: '', label: menu.ungroupedLabel ?? t('home.alone'), icon: 'pi pi-file', leaves: ungrouped }
    const groups = menu.entries.filter(({ children }) => children.length > 0)
    const all = [...(ungrouped.length > 0 ? [top] : []), ...groups.map((entry) => ({ ...entry, leaves: flattenLeaves(entry) }))]
    const limited = limitGroups(all)
    const count = (some: readonly LeafGroup[]) => some.reduce((sum, { leaves }) => sum + leaves.length, 0)
    return { listed: limited, unlisted: count(all) - count(limited) }
  }, [menu, t])
  const [isOpen] = useState(favorites.entries.length === 0)
  return (
    <>
      <RecentScreens />
      <section aria-labelledby="home-shortcuts">
        <h2 id="home-shortcuts" className="text-color-secondary">
          {t('home.shortcuts')}
        </h2>
        {favorites.entries.length === 0 && <p className="text-color-secondary">{t('board.noShortcuts')}</p>}
        <ul className="home-recent flex flex-wrap gap-2">
          {favorites.entries.map((entry) => (
            <li key={entry.id}>
              <Shortcut leaf={entry} />
            </li>
          ))}
        </ul>
      </section>
      <details className="home-all" open={isOpen}>
        <summary className="w-fit mb-2 cursor-pointer text-base font-semibold text-color-secondary">{t('home.all')}</summary>
        <div className="home-groups gap-3">
          {listed.map((group) => (
            <Group key={group.id} {...group} favorites={favorites} />
          ))}
        </div>
        {unlisted > 0 && <p className="text-color-secondary">{t('home.unlisted', { count: unlisted })}</p>}
      </details>
    </>
  )
}

interface GroupProps extends LeafGroup {
  /** Entries of the group, listed or not. */
  readonly count: number
  readonly favorites: Favorites
}

function Group({ label, icon, leaves, count, favorites }: GroupProps) {
  const t = useText()
  return (
    <article className="home-group dashboard-card">
      <h3 className="flex align-items-center gap-2 mb-2 text-base">
        <i className={`${icon} text-primary`} aria-hidden="true" />
        {label}
        <small className="ml-auto text-xs font-normal text-color-secondary">{t('home.entries', { count })}</small>
      </h3>
      <ul className="column-gap-3">
        {leaves.map((leaf) => (
          <li key={leaf.id} className="flex align-items-center min-w-0">
            <Shortcut leaf={leaf} />
            <button
              type="button"
              className="home-favorite flex-none"
              aria-pressed={favorites.has(leaf)}
              aria-label={t('board.keep', { label: leaf.label })}
              title={t('board.keep', { label: leaf.label })}
              onClick={() => favorites.toggle(leaf)}
            >
              <i className={favorites.has(leaf) ? 'pi pi-star-fill' : 'pi pi-star'} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </article>
  )
}

const leafClass = 'flex flex-1 align-items-center min-w-0 overflow-hidden'

function Shortcut({ leaf }: { readonly leaf: MenuEntry }) {
  const t = useText()
  if (leaf.target === 'window')
    return (
      <ExternalLink className={leafClass} to={leaf.link?.url ?? leaf.path} aria-label={t('layout.newWindow', { label: leaf.label })}>
        {leaf.label}
      </ExternalLink>
    )
  return (
    <Link className={leafClass} to={leaf.path}>
      {leaf.label}
    </Link>
  )
}
