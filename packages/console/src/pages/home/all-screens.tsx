import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '../../platform/links/external-link'
import { useText } from '../../platform/text'
import type { Menu, MenuEntry } from '../../shell/navigation/model'
import { RecentScreens } from './recent-screens'
import { type Favorites, useFavorites } from './use-favorites'

const flattenLeaves = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(flattenLeaves)

/** Lists the open screens, the user's favorites and all screens of the menu. */
export function AllScreens({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const favorites = useFavorites(menu)
  // without favorites, the list of all screens starts expanded
  const ungrouped = menu.entries.filter(({ children }) => children.length === 0)
  const groups = menu.entries.filter(({ children }) => children.length > 0)
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
          {ungrouped.length > 0 && <Group label={t('home.alone')} icon="pi pi-file" leaves={ungrouped} favorites={favorites} />}
          {groups.map((entry) => (
            <Group key={entry.id} label={entry.label} icon={entry.icon} leaves={flattenLeaves(entry)} favorites={favorites} />
          ))}
        </div>
      </details>
    </>
  )
}

interface GroupProps {
  readonly label: string
  readonly icon: string
  readonly leaves: readonly MenuEntry[]
  readonly favorites: Favorites
}

function Group({ label, icon, leaves, favorites }: GroupProps) {
  const t = useText()
  return (
    <article className="home-group board-card">
      <h3 className="flex align-items-center gap-2 mb-2 text-base">
        <i className={`${icon} text-primary`} aria-hidden="true" />
        {label}
        <small className="ml-auto text-xs font-normal text-color-secondary">{t('home.entries', { count: leaves.length })}</small>
      </h3>
      <ul className="column-gap-3">
        {leaves.map((leaf) => (
          <li key={leaf.id} className="flex align-items-center min-w-0">
            <Shortcut leaf={leaf} />
            <button
              type="button"
              className="home-star flex-none"
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
