import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { $topMenu, homePath, topMenuChosen } from '../navigation/model'
import { useText } from '../text'
import { useTopMenus } from './use-top-menus'

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
  return (
    <nav className="top-menus" aria-label={t('layout.topMenu')}>
      <button type="button" aria-current={chosen === '' ? 'true' : undefined} onClick={goHome}>
        {t('layout.home')}
      </button>
      {menus.map(({ id, name }) => (
        <button key={id} type="button" aria-current={chosen === id ? 'true' : undefined} onClick={() => choose(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}
