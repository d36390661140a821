import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { FullScreenButton } from '../layout/full-screen-button'
import { LogsButton } from '../logs/logs-button'
import { $panel, type Menu, type Panel, panelClosed, panelOpened } from '../navigation/model'
import { LanguageMenu } from '../preferences/language-menu'
import { ModeButton } from '../preferences/mode-button'
import { $hidden, type SwitchName } from '../preferences/model'
import { type ConsoleText, useText } from '../text'

const ThemeDialog = lazy(() => import('../preferences/theme-dialog').then(({ ThemeDialog }) => ({ default: ThemeDialog })))
const SettingsDrawer = lazy(() => import('../preferences/settings-drawer').then(({ SettingsDrawer }) => ({ default: SettingsDrawer })))
const Palette = lazy(() => import('../search/palette').then(({ Palette }) => ({ default: Palette })))
const LockDialog = lazy(() => import('../lock/lock-dialog').then(({ LockDialog }) => ({ default: LockDialog })))
const LogsDialog = lazy(() => import('../logs/logs-dialog').then(({ LogsDialog }) => ({ default: LogsDialog })))

/** The items of the top bar that are switched on, from search to settings. */
export function TopbarTools() {
  const hidden = useUnit($hidden)
  const shown = (name: SwitchName) => !hidden.includes(name)
  return (
    <>
      {shown('search') && <PanelButton panel="search" icon="pi pi-search" text="layout.search" />}
      {shown('theme') && <PanelButton panel="theme" icon="pi pi-palette" text="theme.title" />}
      {shown('debug') && <LogsButton />}
      <LanguageMenu />
      <ModeButton />
      {shown('fullScreen') && <FullScreenButton />}
      {shown('lock') && <PanelButton panel="lock" icon="pi pi-lock" text="lock.title" />}
      <PanelButton panel="settings" icon="pi pi-cog" text="settings.title" />
    </>
  )
}

/** what a phone has room for; the search leads to the rest */
const handy: readonly Panel[] = ['search', 'settings']

interface PanelButtonProps {
  readonly panel: Panel
  readonly icon: string
  readonly text: ConsoleText
}

function PanelButton({ panel, icon, text }: PanelButtonProps) {
  const t = useText()
  const open = useUnit(panelOpened)
  return (
    <button
      type="button"
      className={handy.includes(panel) ? 'icon-button' : 'icon-button only-desk'}
      aria-label={t(text)}
      title={t(text)}
      onClick={() => open(panel)}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  )
}

/** What lies over the page: one at a time, loaded when first opened. */
export function Panels({ menu }: { readonly menu: Menu }) {
  const [panel, close] = useUnit([$panel, panelClosed])
  const onClose = () => close()
  return (
    <Suspense fallback={null}>
      {panel === 'theme' && <ThemeDialog onClose={onClose} />}
      {panel === 'settings' && <SettingsDrawer onClose={onClose} />}
      {panel === 'search' && <Palette menu={menu} onClose={onClose} />}
      {panel === 'lock' && <LockDialog onClose={onClose} />}
      {panel === 'logs' && <LogsDialog onClose={onClose} />}
    </Suspense>
  )
}
