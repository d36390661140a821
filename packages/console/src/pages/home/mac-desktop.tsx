import { Link } from 'react-router-dom'
import { ExternalLink } from '../../platform/links/external-link'
import { useText } from '../../platform/text'
import type { Menu, MenuEntry } from '../../shell/navigation/model'
import { Dashboard } from './dashboard'
import { MacDock } from './mac-dock'
import { MacWindow } from './mac-window'
import { dashboardId, useDesktopWindows } from './use-desktop-windows'
import './mac-desktop.css'

const flattenLeaves = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(flattenLeaves)

/** Home page as a desktop: the dashboard in a window, a folder per menu group, a dock. */
export function MacDesktop({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const windows = useDesktopWindows()
  const folders = menu.entries.filter(({ children }) => children.length > 0)
  const getTitle = (id: string) => (id === dashboardId ? t('desktop.board') : (folders.find((entry) => entry.id === id)?.label ?? ''))
  return (
    <div className="mac-desktop relative flex-1 min-h-0 overflow-hidden">
      <h1 className="sr-only">{t('layout.home')}</h1>
      <ul className="mac-icons p-4" aria-label={t('desktop.folders')}>
        {folders.map((entry) => (
          <li key={entry.id}>
            <button
              className="flex flex-column align-items-center gap-2 p-1 border-round"
              type="button"
              onClick={() => windows.open(entry.id)}
            >
              <i className={entry.icon} aria-hidden="true" />
              <span className="max-w-full overflow-hidden text-xs text-center">{entry.label}</span>
            </button>
          </li>
        ))}
      </ul>
      {windows.visible.map((id) => (
        <MacWindow key={id} title={getTitle(id)} size={id === dashboardId ? 'large' : 'small'} id={id} windows={windows}>
          {id === dashboardId ? <Dashboard menu={menu} /> : <Folder entry={folders.find((entry) => entry.id === id)} />}
        </MacWindow>
      ))}
      <MacDock menu={menu} windows={windows} getTitle={getTitle} />
    </div>
  )
}

function Folder({ entry }: { readonly entry: MenuEntry | undefined }) {
  if (!entry) return null
  return (
    <ul className="mac-folder gap-1">
      {flattenLeaves(entry).map((leaf) => (
        <li key={leaf.id}>
          <Leaf leaf={leaf} />
        </li>
      ))}
    </ul>
  )
}

function Leaf({ leaf }: { readonly leaf: MenuEntry }) {
  const t = useText()
  const face = (
    <>
      <i className={`${leaf.icon} text-primary`} aria-hidden="true" />
      {leaf.label}
    </>
  )
  if (leaf.target !== 'window') return <Link to={leaf.path}>{face}</Link>
  return (
    <ExternalLink to={leaf.link?.url ?? leaf.path} aria-label={t('layout.newWindow', { label: leaf.label })}>
      {face}
    </ExternalLink>
  )
}
