import { useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { Link } from 'react-router-dom'
import { OutsideLink } from '../links/outside-link'
import type { Menu, MenuEntry } from '../navigation/model'
import { homePath } from '../navigation/model'
import { $user } from '../session/model'
import { $tabs, addressOf } from '../tabs/model'
import { useText } from '../text'
import './home.css'

const greetings = [
  { until: 11, key: 'home.morning' },
  { until: 13, key: 'home.noon' },
  { until: 18, key: 'home.afternoon' },
  { until: 24, key: 'home.evening' },
] as const

export const greetingAt = (hour: number) => (greetings.find(({ until }) => hour < until) ?? greetings[3]).key

const leavesOf = (entry: MenuEntry): readonly MenuEntry[] => (entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf))

/** Where the day begins: what was open, and everything that the menu gives. */
export function HomePage({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const language = useLanguage()
  const user = useUnit($user)
  const now = new Date()
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'zh-CN', { dateStyle: 'full' }).format(now)
  return (
    <div className="home">
      <header className="home-head">
        <h1>{t(greetingAt(now.getHours()), { name: user?.realName || user?.account || '' })}</h1>
        <p>{t('home.line', { date })}</p>
      </header>
      <RecentScreens />
      <section aria-labelledby="home-all">
        <h2 id="home-all">{t('home.all')}</h2>
        <div className="home-groups">
          {menu.entries.map((entry) => (
            <Group key={entry.id} entry={entry} />
          ))}
        </div>
      </section>
    </div>
  )
}

function RecentScreens() {
  const t = useText()
  const tabs = useUnit($tabs).filter((tab) => tab.path !== homePath)
  if (tabs.length === 0) return null
  return (
    <section aria-labelledby="home-recent">
      <h2 id="home-recent">{t('home.recent')}</h2>
      <ul className="home-recent flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link to={addressOf(tab)}>{tab.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Group({ entry }: { readonly entry: MenuEntry }) {
  const t = useText()
  const leaves = leavesOf(entry)
  return (
    <article className="home-group">
      <h3 className="flex align-items-center gap-2">
        <i className={entry.icon} aria-hidden="true" />
        {entry.label}
        <small>{t('home.entries', { count: leaves.length })}</small>
      </h3>
      <ul>
        {leaves.map((leaf) => (
          <li key={leaf.id}>
            <Shortcut leaf={leaf} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function Shortcut({ leaf }: { readonly leaf: MenuEntry }) {
  const t = useText()
  if (leaf.opens === 'window')
    return (
      <OutsideLink to={leaf.link?.url ?? leaf.path} aria-label={t('layout.newWindow', { label: leaf.label })}>
        {leaf.label}
      </OutsideLink>
    )
  return <Link to={leaf.path}>{leaf.label}</Link>
}
