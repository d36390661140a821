import { errorText, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { noticeShown } from '../notices/model'
import { useText } from '../text'
import { MenuButton } from '../ui/menu-button'
import { type MenuItem, type MenuPlace, PopupMenu } from '../ui/popup-menu'
import { QuestionDialog } from '../ui/question-dialog'
import { $tabs, addressOf, allTabsClosed, clearCacheFx, othersClosed, type Tab, tabClosed, tabRefreshed } from './model'

const spinTime = 500

function useTabItems(onClearCache: () => void): (key: string) => readonly MenuItem[] {
  const t = useText()
  const [tabs, close, others, all, refresh] = useUnit([$tabs, tabClosed, othersClosed, allTabsClosed, tabRefreshed])
  const only = tabs.length < 2
  return (key) => [
    { key: 'refresh', label: t('tabs.refreshThis'), icon: 'pi pi-refresh', onSelect: () => refresh(key) },
    { key: 'close', label: t('tabs.closeThis'), icon: 'pi pi-times', disabled: only, onSelect: () => close(key) },
    { key: 'others', label: t('tabs.closeOthers'), icon: 'pi pi-minus', disabled: only, onSelect: () => others(key) },
    { key: 'all', label: t('tabs.closeAll'), icon: 'pi pi-times-circle', onSelect: () => all() },
    { key: 'cache', label: t('tabs.clearCache'), icon: 'pi pi-eraser', onSelect: onClearCache },
  ]
}

/** The opened screens; `active` is the key of the one on screen, empty on a page without a tab. */
export function TabStrip({ active }: { readonly active: string }) {
  const t = useText()
  const tabs = useUnit($tabs)
  const [asking, setAsking] = useState(false)
  const itemsOf = useTabItems(() => setAsking(true))
  const list = useRef<HTMLUListElement>(null)
  const [menu, setMenu] = useState<{ readonly key: string; readonly place: MenuPlace }>()
  const closeMenu = useCallback(() => setMenu(undefined), [])

  useEffect(() => {
    if (active !== '') list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  const openMenu = (event: MouseEvent, key: string) => {
    event.preventDefault()
    setMenu({ key, place: { left: event.clientX, right: event.clientX, top: event.clientY } })
  }
  const roam = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.tab-link') ?? [])]
    if (!direction || links.length === 0) return
    event.preventDefault()
    links[(links.indexOf(document.activeElement as HTMLElement) + direction + links.length) % links.length]?.focus()
  }
  const stop = tabs.some((tab) => tab.key === active) ? active : tabs[0]?.key

  return (
    <nav className="tab-strip" aria-label={t('tabs.label')}>
      <ul ref={list} onKeyDown={roam}>
        {tabs.map((tab) => (
          <TabEntry
            key={tab.key}
            tab={tab}
            state={tab.key === active ? 'active' : 'idle'}
            focus={tab.key === stop ? 'stop' : 'skipped'}
            onMenu={openMenu}
          />
        ))}
      </ul>
      <MenuButton label={t('tabs.actions')} className="icon-button" items={itemsOf(active)}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </MenuButton>
      {asking && <ClearCacheQuestion onDone={() => setAsking(false)} />}
      {menu && <PopupMenu label={t('tabs.actions')} items={itemsOf(menu.key)} place={menu.place} onClose={closeMenu} />}
    </nav>
  )
}

function ClearCacheQuestion({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const kit = useKitText()
  const [clear, notify] = useUnit([clearCacheFx, noticeShown])
  const confirm = () => {
    onDone()
    clear().then(
      () => notify({ kind: 'success', text: t('tabs.cacheCleared') }),
      (error: unknown) => notify({ kind: 'error', text: errorText(error, kit) }),
    )
  }
  return (
    <QuestionDialog
      title={t('tabs.clearCache')}
      question={t('tabs.clearCacheQuestion')}
      confirm={t('user.confirm')}
      cancel={t('user.cancel')}
      onConfirm={confirm}
      onCancel={onDone}
    />
  )
}

interface TabEntryProps {
  readonly tab: Tab
  readonly state: 'active' | 'idle'
  /** One tab of the strip is in the tab order; arrow keys lead to the others. */
  readonly focus: 'stop' | 'skipped'
  readonly onMenu: (event: MouseEvent, key: string) => void
}

function TabEntry({ tab, state, focus, onMenu }: TabEntryProps) {
  const t = useText()
  const [tabs, close] = useUnit([$tabs, tabClosed])
  const label = tab.label || t('layout.home')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Delete') return
    event.preventDefault()
    close(tab.key)
  }
  return (
    <li className="tab" data-state={state}>
      <Link
        className="tab-link"
        to={addressOf(tab)}
        tabIndex={focus === 'stop' ? 0 : -1}
        aria-current={state === 'active' ? 'page' : undefined}
        onContextMenu={(event) => onMenu(event, tab.key)}
        onAuxClick={(event) => event.button === 1 && close(tab.key)}
        onKeyDown={press}
      >
        {label}
      </Link>
      {state === 'active' && <RefreshButton tabKey={tab.key} label={label} />}
      {tabs.length > 1 && (
        <button type="button" className="tab-button" tabIndex={-1} aria-label={t('tabs.close', { label })} onClick={() => close(tab.key)}>
          <i className="pi pi-times" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function RefreshButton({ tabKey, label }: { readonly tabKey: string; readonly label: string }) {
  const t = useText()
  const refresh = useUnit(tabRefreshed)
  const [spinning, setSpinning] = useState(false)
  useEffect(() => {
    if (!spinning) return
    const timer = setTimeout(() => setSpinning(false), spinTime)
    return () => clearTimeout(timer)
  }, [spinning])
  return (
    <button
      type="button"
      className="tab-button"
      tabIndex={-1}
      aria-label={t('tabs.refresh', { label })}
      onClick={() => {
        setSpinning(true)
        refresh(tabKey)
      }}
    >
      <i className={spinning ? 'pi pi-refresh spin' : 'pi pi-refresh'} aria-hidden="true" />
    </button>
  )
}
