import { MenuButton } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { memo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../platform/text'
import { $topMenu, homePath, topMenuSelected } from '../navigation/model'
import { useFittingCount } from '../use-fitting-count'
import { type TopMenu, useTopMenus } from './use-top-menus'

/** CSS pixels of the button for the menus that do not fit */
const overflowButtonWidth = 80

/** Home button and the platform's top menus; renders nothing if the platform has none. */
export const TopMenus = memo(function TopMenus() {
  const menus = useTopMenus()
  return menus.length > 0 && <TopMenuRow menus={menus} />
})

function TopMenuRow({ menus }: { readonly menus: readonly TopMenu[] }) {
  const t = useText()
  const [selected, select] = useUnit([$topMenu, topMenuSelected])
  const navigate = useNavigate()
  const isHome = useLocation().pathname === homePath
  const row = useRef<HTMLElement>(null)
  // the home button is first and counts as well
  const visible = menus.slice(0, Math.max(0, useFittingCount(row, menus, overflowButtonWidth) - 1))
  const rest = menus.slice(visible.length)
  const goHome = () => {
    select('')
    void navigate(homePath)
  }
  const open = ({ id, path }: TopMenu) => {
    select(id)
    if (path !== '') void navigate(path)
  }
  return (
    <nav ref={row} className="top-menus hidden md:flex min-w-0 overflow-hidden" aria-label={t('layout.topMenu')}>
      <button type="button" aria-current={selected === '' && isHome ? 'true' : undefined} onClick={goHome}>
        <i className="pi pi-home" aria-hidden="true" />
        {t('layout.home')}
      </button>
      {visible.map((menu) => (
        <button key={menu.id} type="button" aria-current={selected === menu.id ? 'true' : undefined} onClick={() => open(menu)}>
          <i className={menu.icon} aria-hidden="true" />
          {menu.name}
        </button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={t('layout.moreMenus')}
          variant="own"
          items={rest.map((menu) => ({ id: menu.id, label: menu.name, icon: menu.icon, onSelect: () => open(menu) }))}
          className={rest.some(({ id }) => id === selected) ? 'current' : ''}
        >
          {t('layout.moreMenus')}
          <i className="pi pi-angle-down" aria-hidden="true" />
        </MenuButton>
      )}
    </nav>
  )
}
