import type { MenuItem } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { panelOpened } from '../navigation/model'
import {
  $closedTabs,
  $tabs,
  allTabsClosed,
  closedTabReopened,
  laterTabsClosed,
  otherTabsClosed,
  tabClosed,
  tabPinned,
  tabRefreshed,
} from './model'

/** Returns the menu items of a tab and of all tabs. */
export function useTabItems(onClearCache: () => void): (key: string) => readonly MenuItem[] {
  const t = useText()
  const [tabs, close, others, later, all] = useUnit([$tabs, tabClosed, otherTabsClosed, laterTabsClosed, allTabsClosed])
  const [refresh, pin, open] = useUnit([tabRefreshed, tabPinned, panelOpened])
  const [closed, reopen] = useUnit([$closedTabs, closedTabReopened])
  const { cacheClearing } = useUnit($site)
  return (key) => {
    const tab = tabs.find((one) => one.key === key)
    const loose = tabs.filter((one) => !one.pinned && one.key !== key)
    const hasLater = tabs.slice(tabs.findIndex((one) => one.key === key) + 1).some((one) => !one.pinned)
    return [
      { id: 'refresh', label: t('tabs.refreshThis'), icon: 'pi pi-refresh', disabled: !tab, onSelect: () => refresh(key) },
      { id: 'pin', label: t(tab?.pinned ? 'tabs.unpin' : 'tabs.pin'), icon: 'pi pi-thumbtack', disabled: !tab, onSelect: () => pin(key) },
      {
        id: 'close',
        label: t('tabs.closeThis'),
        icon: 'pi pi-times',
        disabled: !tab || tab.pinned === true || tabs.length < 2,
        onSelect: () => close(key),
      },
      {
        id: 'others',
        label: t('tabs.closeOthers'),
        icon: 'pi pi-minus',
        disabled: !tab || loose.length === 0,
        onSelect: () => others(key),
      },
      {
        id: 'later',
        label: t('tabs.closeLater'),
        icon: 'pi pi-angle-double-right',
        disabled: !tab || !hasLater,
        onSelect: () => later(key),
      },
      { id: 'all', label: t('tabs.closeAll'), icon: 'pi pi-times-circle', onSelect: () => all() },
      {
        id: 'reopen',
        label: t('tabs.reopen', { label: closed[0]?.label ?? '' }).trim(),
        icon: 'pi pi-undo',
        disabled: closed.length === 0,
        onSelect: () => reopen(),
      },
      { id: 'search', label: t('tabs.search'), icon: 'pi pi-search', onSelect: () => open('tabs') },
      { id: 'menuSearch', label: t('keys.palette'), icon: 'pi pi-compass', onSelect: () => open('palette') },
      ...(cacheClearing ? [{ id: 'cache', label: t('tabs.clearCache'), icon: 'pi pi-eraser', onSelect: onClearCache }] : []),
    ]
  }
}
