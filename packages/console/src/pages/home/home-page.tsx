import { Fallback, loadable, useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $user } from '../../auth/session/model'
import { lazyPart } from '../../platform/lazy-part'
import { $theme } from '../../platform/preferences/model'
import type { ConsoleBuild } from '../../platform/site/console-options'
import { $site } from '../../platform/site/model'
import { pageTexts, useText } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import './home.css'

const loadBoard = () => import('./dashboard').then(({ Dashboard }) => ({ default: Dashboard }))
const Board = lazyPart(loadBoard, pageTexts)
const desktop = () => import('./mac-desktop').then(({ MacDesktop }) => ({ default: MacDesktop }))
const MacDesktop = lazyPart(desktop, pageTexts)
const screens = () => import('./all-screens').then(({ AllScreens }) => ({ default: AllScreens }))
const AllScreens = lazyPart(screens, pageTexts)

const greetingHours = [
  { until: 11, key: 'home.morning' },
  { until: 13, key: 'home.noon' },
  { until: 18, key: 'home.afternoon' },
  { until: 24, key: 'home.evening' },
] as const

export const getGreetingKey = (hour: number) => (greetingHours.find(({ until }) => hour < until) ?? greetingHours[3]).key

/** Returns the name for the greeting; `''` for a Chinese name in an English sentence. */
export const toGreetingName = (name: string, language: string) => (language === 'en' && /\p{Script=Han}/u.test(name) ? '' : name)

/** Home page: the custom one of the build, the desktop of the theme, or the dashboard with all screens. */
export function HomePage({ menu }: { readonly menu: Menu }) {
  const [theme, { built }] = useUnit([$theme, $site])
  if (built.home) return <CustomHome load={built.home} />
  return theme.home === 'desktop' ? <MacDesktop menu={menu} /> : <DefaultHome menu={menu} />
}

/** Home page that the console was built with. */
function CustomHome({ load }: { readonly load: NonNullable<ConsoleBuild['home']> }) {
  const [Home] = useState(() => loadable(load))
  return (
    <Fallback fallback={<HomeSkeleton />}>
      <Home />
    </Fallback>
  )
}

function DefaultHome({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const language = useLanguage()
  const [user, { screens }] = useUnit([$user, $site])
  const now = new Date()
  // the date of the dashboard below, in the site's time zone rather than the browser's
  const { timeZone } = screens
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'zh-CN', { dateStyle: 'full', timeZone }).format(now)
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now)
  const greeting = t(getGreetingKey(Number(hour)))
  const name = toGreetingName(user?.realName || user?.account || '', language)
  return (
    <div className="home flex flex-column gap-5">
      <header>
        <h1 className="text-xl">{name ? t('home.greeting', { greeting, name }) : greeting}</h1>
        <p className="text-color-secondary">{t('home.line', { date })}</p>
      </header>
      <Fallback fallback={<HomeSkeleton />}>
        <Board menu={menu} />
        <AllScreens menu={menu} />
      </Fallback>
    </div>
  )
}

/** Skeleton of the home page. */
function HomeSkeleton() {
  const t = useText()
  return (
    <div className="dashboard-pending gap-3" role="status" aria-label={t('layout.loading')}>
      {['a', 'b', 'c', 'd', 'e', 'wide'].map((part) => (
        <span key={part} data-part={part} />
      ))}
    </div>
  )
}
