import { MenuButton } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { memo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUrl } from '../links/address'
import { $topMenu, homePath, topMenuSelected } from '../navigation/model'
import { useText } from '../text'
import { useFittingCount } from '../use-fitting-count'
import { type TopMenu, useTopMenus } from './use-top-menus'

/** what the button takes that leads to the menus for which there is no room */
const overflowButtonWidth = 80

/** Home and the platform's top menus; nothing where the platform has none. */
export const TopMenus = memo(function TopMenus() {
  const menus = useTopMenus()
  return menus.length > 0 && <TopMenuRow menus={menus} />
})

function TopMenuRow({ menus }: { readonly menus: readonly TopMenu[] }) {
  const t = useText()
  const [chosen, choose] = useUnit([$topMenu, topMenuSelected])
  const navigate = useNavigate()
  const isHome = useUrl().path === homePath
  const row = useRef<HTMLElement>(null)
  // home stands first and counts as well
  const shown = menus.slice(0, Math.max(0, useFittingCount(row, menus, overflowButtonWidth) - 1))
  const rest = menus.slice(shown.length)
  const goHome = () => {
    choose('')
    void navigate(homePath)
  }
  const open = ({ id, path }: TopMenu) => {
    choose(id)
    if (path !== '') void navigate(path)
  }
  return (
    <nav ref={row} className="top-menus hidden md:flex flex-1 min-w-0 overflow-hidden" aria-label={t('layout.topMenu')}>
      <button type="button" aria-current={chosen === '' && isHome ? 'true' : undefined} onClick={goHome}>
        <i className="pi pi-home" aria-hidden="true" />
        {t('layout.home')}
      </button>
      {shown.map((menu) => (
        <button key={menu.id} type="button" aria-current={chosen === menu.id ? 'true' : undefined} onClick={() => open(menu)}>
          <i className={menu.icon} aria-hidden="true" />
          {menu.name}
        </button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={t('layout.moreMenus')}
          variant="own"
          items={rest.map((menu) => ({ id: menu.id, label: menu.name, icon: menu.icon, onSelect: () => open(menu) }))}
          className={rest.some(({ id }) => id === chosen) ? 'current' : ''}
        >
          {t('layout.moreMenus')}
          <i className="pi pi-angle-down" aria-hidden="true" />
        </MenuButton>
      )}
    </nav>
  )
}
