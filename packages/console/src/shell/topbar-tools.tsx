import { Button, loadable } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { $panel, type Menu, panelClosed, panelOpened } from '../navigation/model'
import { PanelBoundary } from '../panels/panel-boundary'
import { LanguageMenu } from '../preferences/language-menu'
import { ModeButton } from '../preferences/mode-button'
import { $hidden } from '../preferences/model'
import { IdleTopSearch } from '../search/idle-top-search'
import { useText } from '../text'

const ThemeDialog = loadable(() => import('../preferences/theme-dialog').then(({ ThemeDialog }) => ({ default: ThemeDialog })))
const SettingsDrawer = loadable(() => import('../preferences/settings-drawer').then(({ SettingsDrawer }) => ({ default: SettingsDrawer })))
const Palette = loadable(() => import('../search/palette').then(({ Palette }) => ({ default: Palette })))
const TabSearch = loadable(() => import('../search/palette').then(({ TabSearch }) => ({ default: TabSearch })))
const ShortcutSheet = loadable(() => import('../search/shortcut-sheet').then(({ ShortcutSheet }) => ({ default: ShortcutSheet })))
const LockDialog = loadable(() => import('../lock/lock-dialog').then(({ LockDialog }) => ({ default: LockDialog })))
const AccountDialog = loadable(() => import('../session/account-dialog').then(({ AccountDialog }) => ({ default: AccountDialog })))
const LogsDialog = loadable(() => import('../logs/logs-dialog').then(({ LogsDialog }) => ({ default: LogsDialog })))

/** What is at hand in the top bar, from search to settings; the rest lies in the own menu. */
export const TopbarTools = memo(function TopbarTools({ menu }: { readonly menu: Menu }) {
  const hasSearch = !useUnit($hidden).includes('search')
  return (
    <>
      {hasSearch && <IdleTopSearch menu={menu} />}
      {hasSearch && <PanelButton panel="palette" icon="pi pi-search" text="keys.palette" />}
      <LanguageMenu />
      <ModeButton />
      <PanelButton panel="settings" icon="pi pi-cog" text="settings.title" />
    </>
  )
})

interface PanelButtonProps {
  readonly panel: 'palette' | 'settings'
  readonly icon: string
  readonly text: 'keys.palette' | 'settings.title'
}

function PanelButton({ panel, icon, text }: PanelButtonProps) {
  const t = useText()
  const open = useUnit(panelOpened)
  return (
    <Button kind="bare" aria-label={t(text)} title={t(text)} onClick={() => open(panel)}>
      <i className={icon} aria-hidden="true" />
    </Button>
  )
}

interface PanelsProps {
  readonly menu: Menu
  /** What ending every screen would lose, as a sentence; empty where nothing is unsaved. */
  readonly warning: string
}

/** What lies over the page: one at a time, loaded when first opened. */
export const Panels = memo(function Panels({ menu, warning }: PanelsProps) {
  const [panel, close] = useUnit([$panel, panelClosed])
  const onClose = () => close()
  return (
    <PanelBoundary key={panel} onClose={onClose}>
      {panel === 'theme' && <ThemeDialog onClose={onClose} />}
      {panel === 'settings' && <SettingsDrawer onClose={onClose} />}
      {panel === 'palette' && <Palette menu={menu} onClose={onClose} />}
      {panel === 'tabs' && <TabSearch onClose={onClose} />}
      {panel === 'keys' && <ShortcutSheet onClose={onClose} />}
      {panel === 'lock' && <LockDialog warning={warning} onClose={onClose} />}
      {panel === 'account' && <AccountDialog onClose={onClose} />}
      {panel === 'logs' && <LogsDialog onClose={onClose} />}
    </PanelBoundary>
  )
})
