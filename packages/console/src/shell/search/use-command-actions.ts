import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { signOutRequested } from '../../auth/session/model'
import { $language, $languages, $mode, languageSelected, modeSelected } from '../../platform/preferences/model'
import { useText } from '../../platform/text'
import { navigateFx, panelOpened } from '../navigation/model'
import { allTabsClosed } from '../tabs/model'
import type { SearchItem } from './find-matches'

export interface Command extends SearchItem {
  readonly icon: string
  /** Type of the command, if the name does not make it clear. */
  readonly note?: string
  /** Heading of the command while nothing is typed. */
  readonly group?: string
  readonly run: () => void
  /** Preloads what the command needs, because it is likely to be selected next. */
  readonly preload?: () => void
}

// labelled in the language that they switch to
const switches = new Map([
  ['en', 'Switch to English'],
  ['zh-cn', '切换到简体中文'],
])

/** Returns the actions of the palette other than opening screens. */
export function useCommandActions(): readonly Command[] {
  const t = useText()
  const [mode, language, languages] = useUnit([$mode, $language, $languages])
  const [chooseMode, chooseLanguage, open, closeTabs, signOut, navigate] = useUnit([
    modeSelected,
    languageSelected,
    panelOpened,
    allTabsClosed,
    signOutRequested,
    navigateFx,
  ])
  return useMemo(() => {
    const action = (details: Pick<Command, 'key' | 'label' | 'icon'>, run: () => void): Command => ({
      ...details,
      run,
      note: t('search.action'),
    })
    const otherMode = mode === 'dark' ? 'light' : 'dark'
    return [
      action({ key: 'mode', label: t(otherMode === 'dark' ? 'layout.toDark' : 'layout.toLight'), icon: 'pi pi-moon' }, () =>
        chooseMode(otherMode),
      ),
      ...languages
        .filter(({ id }) => id !== language)
        .map(({ id, name }) =>
          action({ key: `language.${id}`, label: switches.get(id) ?? name, icon: 'pi pi-language' }, () => chooseLanguage(id)),
        ),
      action({ key: 'theme', label: t('theme.title'), icon: 'pi pi-palette' }, () => open('theme')),
      action({ key: 'settings', label: t('settings.title'), icon: 'pi pi-cog' }, () => open('settings')),
      action({ key: 'logs', label: t('logs.title'), icon: 'pi pi-file-edit' }, () => open('logs')),
      action({ key: 'diagnostics', label: t('user.diagnostics'), icon: 'pi pi-wrench' }, () => void navigate({ to: '/diagnostics' })),
      action({ key: 'lock', label: t('lock.title'), icon: 'pi pi-lock' }, () => open('lock')),
      action({ key: 'keys', label: t('keys.title'), icon: 'pi pi-question-circle' }, () => open('keys')),
      action({ key: 'closeAll', label: t('search.closeAll'), icon: 'pi pi-times-circle' }, () => closeTabs()),
      action({ key: 'signOut', label: t('user.signOut'), icon: 'pi pi-sign-out' }, () => signOut()),
    ]
  }, [t, mode, language, languages, chooseMode, chooseLanguage, open, closeTabs, signOut, navigate])
}
