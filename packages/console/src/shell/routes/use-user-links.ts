import { useIsNarrow } from '@jwsk/kit'
import type { MenuItem } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { $hiddenItems, type SwitchName } from '../../platform/preferences/model'
import { type ConsoleTextKey, useText } from '../../platform/text'
import { homePath, navigateFx, type Panel, panelOpened } from '../navigation/model'

/** Panels without a button in the top bar on a phone. */
const panelLinks: readonly { readonly panel: Panel; readonly switch: SwitchName; readonly text: ConsoleTextKey; readonly icon: string }[] =
  [
    { panel: 'theme', switch: 'theme', text: 'theme.title', icon: 'pi pi-palette' },
    { panel: 'logs', switch: 'debug', text: 'logs.title', icon: 'pi pi-file-edit' },
    { panel: 'lock', switch: 'lock', text: 'lock.title', icon: 'pi pi-lock' },
  ]

/** Returns the links of the user menu. */
export function useUserLinks(): readonly MenuItem[] {
  const t = useText()
  const narrow = useIsNarrow()
  const [open, hidden, navigate] = useUnit([panelOpened, $hiddenItems, navigateFx])
  const link = (id: string, label: string, icon: string) => ({ id, label, icon })
  const tools = narrow ? panelLinks.filter((one) => !hidden.includes(one.switch)) : []
  return [
    { ...link('dashboard', t('user.dashboard'), 'pi pi-home'), onSelect: () => void navigate({ to: homePath }) },
    { ...link('info', t('user.info'), 'pi pi-user'), onSelect: () => void navigate({ to: '/info/index' }) },
    { ...link('plugins', t('user.plugins'), 'pi pi-th-large'), onSelect: () => void navigate({ to: '/plugins' }) },
    { ...link('diagnostics', t('user.diagnostics'), 'pi pi-wrench'), onSelect: () => void navigate({ to: '/diagnostics' }) },
    ...tools.map(({ panel, text, icon }) => ({ ...link(panel, t(text), icon), onSelect: () => open(panel) })),
  ]
}
