import { useUnit } from 'effector-react'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/text'
import { findEntry, homePath, type Menu } from '../../shell/navigation/model'
import { $tabs, getTabAddress } from '../../shell/tabs/model'
import { type DesktopWindows, dashboardId } from './use-desktop-windows'

interface MacDockProps {
  readonly menu: Menu
  readonly windows: DesktopWindows
  readonly getTitle: (id: string) => string
}

const maxFolders = 8
const maxTabs = 6

/** Dock with the dashboard, the first folders and the open screens. */
export function MacDock({ menu, windows, getTitle }: MacDockProps) {
  const t = useText()
  const tabs = useUnit($tabs).filter((tab) => tab.path !== homePath)
  const folders = menu.entries.filter(({ children }) => children.length > 0).slice(0, maxFolders)
  const ids = [{ id: dashboardId, icon: 'pi pi-chart-line' }, ...folders]
  return (
    <nav className="mac-dock absolute flex align-items-center gap-2 mx-auto" aria-label={t('desktop.dock')}>
      {ids.map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          data-open={windows.isOpen(id)}
          aria-label={getTitle(id)}
          title={getTitle(id)}
          onClick={() => windows.open(id)}
        >
          <i className={`${icon} text-xl`} aria-hidden="true" />
          <span className="kit-text text-xs">{getTitle(id)}</span>
        </button>
      ))}
      {tabs.length > 0 && <hr className="flex-none mx-1 my-0 border-none" />}
      {tabs.slice(-maxTabs).map((tab) => (
        <Link key={tab.key} to={getTabAddress(tab)} aria-label={tab.label} title={tab.label} data-open="true">
          <i className={`${findEntry(menu, tab.key)?.icon ?? 'pi pi-file'} text-xl`} aria-hidden="true" />
          <span className="kit-text text-xs">{tab.label}</span>
        </Link>
      ))}
    </nav>
  )
}
