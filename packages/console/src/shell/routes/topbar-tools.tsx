import { Button, ErrorBoundary, Fallback, loadable, MenuButton, useRuntime } from '@jwsk/kit'
import { usePlugins } from '@jwsk/kit/shell'
import { dashboard } from '@jwsk/sdk/desk'
import type { MenuItem } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { lazyPart } from '../../platform/lazy-part'
import { $badge } from '../../platform/logs/model'
import { LanguageMenu } from '../../platform/preferences/language-menu'
import { ModeButton } from '../../platform/preferences/mode-button'
import { $hiddenItems } from '../../platform/preferences/model'
import { pageTexts, panelTexts, useText } from '../../platform/text'
import { useFullScreenItem } from '../layout/use-full-screen-item'
import { $panel, type Menu, panelClosed, panelOpened } from '../navigation/model'
import { PanelBoundary } from '../panels/panel-boundary'
import { IdleTopSearch } from '../search/idle-top-search'
import { useIsIdle } from '../use-is-idle'

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

const bell = () => import('../../pages/home/waiting-bell').then(({ WaitingBell }) => ({ default: WaitingBell }))
const WaitingBell = lazyPart(bell, pageTexts)

const panelTools = [
  { id: 'theme', icon: 'pi pi-palette', text: 'theme.title' },
  { id: 'logs', icon: 'pi pi-file-edit', text: 'logs.button' },
  { id: 'lock', icon: 'pi pi-lock', text: 'lock.title' },
  { id: 'settings', icon: 'pi pi-cog', text: 'settings.title' },
] as const

/** Enabled tools that a bar of less than 1600 px offers as a menu. */
function useToolItems(): readonly MenuItem[] {
  const t = useText()
  const [hidden, count, open] = useUnit([$hiddenItems, $badge, panelOpened])
  const fullScreen = useFullScreenItem()
  const panels: readonly MenuItem[] = panelTools.map(({ id, icon, text }) => ({
    id,
    icon,
    label: t(text, { count }),
    onSelect: () => open(id),
  }))
  const all = fullScreen ? panels.toSpliced(2, 0, fullScreen) : panels
  return all.filter(({ id }) => !hidden.some((name) => name === (id === 'logs' ? 'debug' : id)))
}

/** Enabled tools of the top bar, from search to settings. */
export const TopbarTools = memo(function TopbarTools({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const [hidden, badge, open] = useUnit([$hiddenItems, $badge, panelOpened])
  const items = useToolItems()
  const search = t('keys.palette')
  return (
    <>
      <IdleBell menu={menu} />
      {!hidden.includes('search') && (
        <>
          <IdleTopSearch menu={menu} />
          <Button variant="bare" aria-label={search} title={search} onClick={() => open('palette')}>
            <i className="pi pi-search" aria-hidden="true" />
          </Button>
        </>
      )}
      <LanguageMenu />
      <ModeButton />
      {items.map(({ id, label, icon, onSelect }) => (
        <Button key={id} variant="bare" className="tool" data-part={id} aria-label={label} title={label} onClick={onSelect}>
          <i className={icon} aria-hidden="true" />
          {id === 'logs' && <Badge text={badge} />}
        </Button>
      ))}
      <MenuButton className="tool-menu" label={t('layout.moreTools')} items={items}>
        <i className="pi pi-ellipsis-h" aria-hidden="true" />
        {!hidden.includes('debug') && <Badge text={badge} />}
      </MenuButton>
    </>
  )
})

/** Bell of what is pending; only if a plugin offers counts, and after the first screen has loaded. */
function IdleBell({ menu }: { readonly menu: Menu }) {
  const { client } = useRuntime()
  const { plugins } = usePlugins().registry
  const isOffered = client.supports(dashboard.statistics) && plugins.some(({ menuBadges }) => Object.keys(menuBadges).length > 0)
  if (!useIsIdle() || !isOffered) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Fallback fallback={null}>
        <WaitingBell menu={menu} />
      </Fallback>
    </ErrorBoundary>
  )
}

const Badge = ({ text }: { readonly text: string }) =>
  text !== '0' && (
    <span className="badge" aria-hidden="true">
      {text}
    </span>
  )

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
