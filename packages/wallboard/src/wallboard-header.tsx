import './wallboard-header.css'
import { useRuntime } from '@jwsk/kit'
import { platformTimeZone } from '@jwsk/sdk'
import { useLanguage } from '@jwsk/ui'
import type { PollingState } from './poller'
import { type DisplayMode, useFullscreen } from './use-display'
import { useCurrentTime } from './use-now'
import { useWallboardText } from './wallboard-texts'

const second = 1000
const minute = 60_000
const hour = 60 * minute

function Clock() {
  const now = useCurrentTime(second)
  const { site } = useRuntime()
  const language = useLanguage()
  const timeZone = site?.timeZone ?? platformTimeZone
  const day = new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
  const time = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'medium', hour12: false })
  return (
    <p className="wallboard-clock flex align-items-baseline text-color-secondary">
      <span>{day.format(now)}</span>
      <time className="text-color">{time.format(now)}</time>
    </p>
  )
}

/** Connection status: whether the data is live, or how stale it is. */
function Connection({ state: { answeredAt, failures } }: { readonly state: PollingState<unknown> }) {
  const t = useWallboardText()
  const now = useCurrentTime(10 * second)
  const age = answeredAt === undefined ? 0 : Math.max(0, now - answeredAt)
  const formatAge = () => {
    if (age < minute) return t('seconds', { count: Math.floor(age / second) })
    return age < hour
      ? t('minutes', { count: Math.floor(age / minute) })
      : t('hours', { count: Math.floor(age / hour), minutes: Math.floor((age % hour) / minute) })
  }
  if (failures === 0) return <p className="wallboard-live text-green-500">{t(answeredAt === undefined ? 'connecting' : 'live')}</p>
  return (
    <p className="wallboard-lost border-round bg-red-50 text-red-500" role="status">
      {answeredAt === undefined ? t('never') : t('lost', { age: formatAge() })}
    </p>
  )
}

interface HeadButtonProps {
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

const HeadButton = ({ icon, label, onClick }: HeadButtonProps) => (
  <button type="button" className="wallboard-screen border-round" aria-label={label} title={label} onClick={onClick}>
    <span className={`pi ${icon}`} aria-hidden="true" />
  </button>
)

interface WallboardHeaderProps {
  readonly title: string
  readonly state: PollingState<unknown>
  readonly badge: string | undefined
  readonly mode: DisplayMode
  readonly onModeChange: (light: DisplayMode) => void
}

export function WallboardHeader({ title, state, badge, mode, onModeChange }: WallboardHeaderProps) {
  const t = useWallboardText()
  const screen = useFullscreen()
  const other = mode === 'day' ? 'night' : 'day'
  return (
    <header className="wallboard-header flex flex-wrap align-items-center">
      <h1>{title}</h1>
      <Connection state={state} />
      {badge && <p className="px-3 border-1 border-round surface-border text-color-secondary">{badge}</p>}
      <Clock />
      <span className="flex">
        <HeadButton icon={mode === 'day' ? 'pi-moon' : 'pi-sun'} label={t(other)} onClick={() => onModeChange(other)} />
        {screen && (
          <HeadButton
            icon={screen.isFull ? 'pi-window-minimize' : 'pi-window-maximize'}
            label={t(screen.isFull ? 'leaveFull' : 'enterFull')}
            onClick={screen.toggle}
          />
        )}
      </span>
    </header>
  )
}
