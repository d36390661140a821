import './portal-head.css'
import { useLanguage, useRuntime, useTranslate } from '@jwsk/kit'
import { platformZone } from '@jwsk/sdk'
import type { Figures } from './figures'
import type { Polled } from './poller'
import { useNow } from './use-now'
import { type Light, useFullScreen } from './use-screen'

const second = 1000
const minute = 60_000
const hour = 60 * minute

function Clock() {
  const now = useNow(second)
  const { site } = useRuntime()
  const language = useLanguage()
  const timeZone = site?.timeZone ?? platformZone
  const day = new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
  const time = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'medium', hour12: false })
  return (
    <p className="portal-clock flex align-items-baseline text-color-secondary">
      <span>{day.format(now)}</span>
      <time className="text-color">{time.format(now)}</time>
    </p>
  )
}

/** Whether the figures are fresh, and how old they are when they are not. */
function Connection({ state: { answeredAt, failures } }: { readonly state: Polled<Figures> }) {
  const t = useTranslate()
  const now = useNow(10 * second)
  const age = answeredAt === undefined ? 0 : Math.max(0, now - answeredAt)
  const old = () => {
    if (age < minute) return t('portal.seconds', { count: Math.floor(age / second) })
    return age < hour
      ? t('portal.minutes', { count: Math.floor(age / minute) })
      : t('portal.hours', { count: Math.floor(age / hour), minutes: Math.floor((age % hour) / minute) })
  }
  if (failures === 0)
    return <p className="portal-live text-green-500">{t(answeredAt === undefined ? 'portal.connecting' : 'portal.live')}</p>
  return (
    <p className="portal-lost border-round bg-red-50 text-red-500" role="status">
      {answeredAt === undefined ? t('portal.never') : t('portal.lost', { age: old() })}
    </p>
  )
}

interface HeadButtonProps {
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

const HeadButton = ({ icon, label, onClick }: HeadButtonProps) => (
  <button type="button" className="portal-screen border-round" aria-label={label} title={label} onClick={onClick}>
    <span className={`pi ${icon}`} aria-hidden="true" />
  </button>
)

interface PortalHeadProps {
  readonly state: Polled<Figures>
  readonly light: Light
  readonly onLight: (light: Light) => void
}

export function PortalHead({ state, light, onLight }: PortalHeadProps) {
  const t = useTranslate()
  const screen = useFullScreen()
  const other = light === 'day' ? 'night' : 'day'
  return (
    <header className="portal-head flex flex-wrap align-items-center">
      <h1>{t('portal.title')}</h1>
      <Connection state={state} />
      <Clock />
      <span className="flex">
        <HeadButton icon={light === 'day' ? 'pi-moon' : 'pi-sun'} label={t(`portal.${other}`)} onClick={() => onLight(other)} />
        {screen && (
          <HeadButton
            icon={screen.isFull ? 'pi-window-minimize' : 'pi-window-maximize'}
            label={t(screen.isFull ? 'portal.leaveFull' : 'portal.enterFull')}
            onClick={screen.toggle}
          />
        )}
      </span>
    </header>
  )
}
