import type { MenuItem } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { toggleFullScreen, useFullScreen } from '../layout/use-full-screen'
import { $badge } from '../logs/model'
import { homePath, panelOpened } from '../navigation/model'
import { $hidden, type SwitchName } from '../preferences/model'
import { useText } from '../text'

interface Tool extends MenuItem {
  readonly id: SwitchName
}

/** Where the person's own menu leads, and what the top bar keeps in it. */
export function useUserLinks(): readonly MenuItem[] {
  const t = useText()
  const navigate = useNavigate()
  const full = useFullScreen()
  const [open, hidden, count] = useUnit([panelOpened, $hidden, $badge])
  const link = (id: string, label: string, icon: string) => ({ id, label, icon })
  const screenName = t(full === 'on' ? 'layout.leaveFullScreen' : 'layout.fullScreen')
  const tools: readonly Tool[] = [
    { id: 'theme', label: t('theme.title'), icon: 'pi pi-palette', onSelect: () => open('theme') },
    {
      id: 'debug',
      label: t(count === '0' ? 'logs.title' : 'logs.button', { count }),
      icon: 'pi pi-file-edit',
      onSelect: () => open('logs'),
    },
    { id: 'fullScreen', label: screenName, icon: 'pi pi-window-maximize', onSelect: toggleFullScreen },
    { id: 'lock', label: t('lock.title'), icon: 'pi pi-lock', onSelect: () => open('lock') },
  ]
  return [
    { ...link('dashboard', t('user.dashboard'), 'pi pi-home'), onSelect: () => void navigate(homePath) },
    { ...link('info', t('user.info'), 'pi pi-user'), onSelect: () => void navigate('/info/index') },
    { ...link('plugins', t('user.plugins'), 'pi pi-th-large'), onSelect: () => void navigate('/plugins') },
    { ...link('diagnostics', t('user.diagnostics'), 'pi pi-wrench'), onSelect: () => void navigate('/diagnostics') },
    ...tools.filter(({ id }) => !hidden.includes(id) && (id !== 'fullScreen' || full !== 'barred')),
  ]
}
