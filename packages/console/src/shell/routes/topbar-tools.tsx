import { Button, loadable } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { lazyPart } from '../../platform/lazy-part'
import { LogsButton } from '../../platform/logs/logs-button'
import { LanguageMenu } from '../../platform/preferences/language-menu'
import { ModeButton } from '../../platform/preferences/mode-button'
import { $hiddenItems, type SwitchName } from '../../platform/preferences/model'
import { type ConsoleTextKey, panelTexts, useText } from '../../platform/text'
import { FullScreenButton } from '../layout/full-screen-button'
import { $panel, type Menu, type Panel, panelClosed, panelOpened } from '../navigation/model'
import { PanelBoundary } from '../panels/panel-boundary'
import { IdleTopSearch } from '../search/idle-top-search'

const themes = () => import('../../platform/preferences/theme-dialog').then(({ ThemeDialog }) => ({ default: ThemeDialog }))
const ThemeDialog = lazyPart(themes, panelTexts)
const settings = () => import('../../platform/preferences/settings-drawer').then(({ SettingsDrawer }) => ({ default: SettingsDrawer }))
const SettingsDrawer = lazyPart(settings, panelTexts)
const shortcuts = () => import('../search/shortcut-sheet').then(({ ShortcutSheet }) => ({ default: ShortcutSheet }))
const ShortcutSheet = lazyPart(shortcuts, panelTexts)
const lock = () => import('../../auth/lock/lock-dialog').then(({ LockDialog }) => ({ default: LockDialog }))
const LockDialog = lazyPart(lock, panelTexts)
const account = () => import('../../auth/session/account-dialog').then(({ AccountDialog }) => ({ default: AccountDialog }))
const AccountDialog = lazyPart(account, panelTexts)
const logs = () => import('../../platform/logs/logs-dialog').then(({ LogsDialog }) => ({ default: LogsDialog }))
const LogsDialog = lazyPart(logs, panelTexts)
const Palette = loadable(() => import('../search/command-palette').then(({ CommandPalette }) => ({ default: CommandPalette })))
const TabSearch = loadable(() => import('../search/command-palette').then(({ TabSearch }) => ({ default: TabSearch })))

/** Enabled tools of the top bar, from search to settings. */
export const TopbarTools = memo(function TopbarTools({ menu }: { readonly menu: Menu }) {
  const hidden = useUnit($hiddenItems)
  const isEnabled = (name: SwitchName) => !hidden.includes(name)
  return (
    <>
      {isEnabled('search') && <IdleTopSearch menu={menu} />}
      {isEnabled('search') && <PanelButton panel="palette" icon="pi pi-search" text="keys.palette" />}
      {isEnabled('theme') && <PanelButton panel="theme" icon="pi pi-palette" text="theme.title" />}
      {isEnabled('debug') && <LogsButton />}
      <LanguageMenu />
      <ModeButton />
      {isEnabled('fullScreen') && <FullScreenButton />}
      {isEnabled('lock') && <PanelButton panel="lock" icon="pi pi-lock" text="lock.title" />}
      <PanelButton panel="settings" icon="pi pi-cog" text="settings.title" />
    </>
  )
})

/** Tools with room on a phone; the palette offers the others, the lock among them. */
const widths: Readonly<Partial<Record<Panel, string>>> = { palette: '', settings: '' }

interface PanelButtonProps {
  readonly panel: Panel
  readonly icon: string
  readonly text: ConsoleTextKey
}

function PanelButton({ panel, icon, text }: PanelButtonProps) {
  const t = useText()
  const open = useUnit(panelOpened)
  return (
    <Button variant="bare" className={widths[panel] ?? 'desktop-only'} aria-label={t(text)} title={t(text)} onClick={() => open(panel)}>
      <i className={icon} aria-hidden="true" />
    </Button>
  )
}

interface PanelsProps {
  readonly menu: Menu
  /** Sentence about unsaved changes that ending all screens would discard; `''` if there are none. */
  readonly warning: string
}

/** Panels over the page: one at a time, loaded when first opened. */
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
