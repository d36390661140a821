import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { $topMenu, homePath, topMenuChosen } from '../navigation/model'
import { useText } from '../text'
import { type TopMenu, useTopMenus } from './use-top-menus'

/** Home and the platform's top menus; nothing where the platform has none. */
export function TopMenus() {
  const t = useText()
  const menus = useTopMenus()
  const [chosen, choose] = useUnit([$topMenu, topMenuChosen])
  const navigate = useNavigate()
  if (menus.length === 0) return null
  const goHome = () => {
    choose('')
    void navigate(homePath)
  }
  const open = ({ id, path }: TopMenu) => {
    choose(id)
    if (path !== '') void navigate(path)
  }
  return (
    <nav className="top-menus" aria-label={t('layout.topMenu')}>
      <button type="button" aria-current={chosen === '' ? 'true' : undefined} onClick={goHome}>
        <i className="pi pi-home mr-1" aria-hidden="true" />
        {t('layout.home')}
      </button>
      {menus.map((menu) => (
        <button key={menu.id} type="button" aria-current={chosen === menu.id ? 'true' : undefined} onClick={() => open(menu)}>
          <i className={`${menu.icon} mr-1`} aria-hidden="true" />
          {menu.name}
        </button>
      ))}
    </nav>
  )
}
