import { useUnit } from 'effector-react'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/text'
import { homePath } from '../../shell/navigation/model'
import { $tabs, getTabAddress } from '../../shell/tabs/model'

/** Links to the open screens. */
export function RecentScreens() {
  const t = useText()
  const tabs = useUnit($tabs).filter((tab) => tab.path !== homePath)
  if (tabs.length === 0) return null
  return (
    <section aria-labelledby="home-recent">
      <h2 id="home-recent" className="text-color-secondary">
        {t('home.recent')}
      </h2>
      <ul className="home-recent flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link className="flex align-items-center" to={getTabAddress(tab)}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
