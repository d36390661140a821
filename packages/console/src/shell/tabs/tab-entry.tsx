import { getOwn } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type LiHTMLAttributes, type MouseEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/text'
import { $tabLabels, $tabs, getTabAddress, type Tab, tabClosed, tabPinned, tabRefreshed } from './model'
import type { DropSide } from './use-tab-drag'

const spinTime = 500

interface TabEntryProps {
  readonly tab: Tab
  readonly state: 'active' | 'idle'
  /** Roving tabindex: one tab is in the tab order, the arrow keys move to the others. */
  readonly focus: 'stop' | 'skipped'
  /** Drop position of a dragged tab. */
  readonly side: DropSide | undefined
  readonly drag: LiHTMLAttributes<HTMLLIElement>
  readonly onMenu: (event: MouseEvent, key: string) => void
  readonly onStep: (by: 1 | -1) => void
}

export function TabEntry({ tab, state, focus, side, drag, onMenu, onStep }: TabEntryProps) {
  const t = useText()
  const [tabs, labels, close] = useUnit([$tabs, $tabLabels, tabClosed])
  const label = labels.get(tab.key) || t('layout.home')
  const closable = !tab.pinned && tabs.length > 1
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.shiftKey && getOwn({ ArrowLeft: -1, ArrowRight: 1 } as const, event.key)
    if (by) {
      event.preventDefault()
      event.stopPropagation()
      onStep(by)
      const { currentTarget } = event
      // an element that moves within the DOM loses focus
      requestAnimationFrame(() => currentTarget.focus())
    } else if (event.key === 'Delete' && closable) {
      event.preventDefault()
      close(tab.key)
    }
  }
  return (
    <li className="tab" data-state={state} data-drop={side} {...drag}>
      {tab.pinned && <PinMark tabKey={tab.key} label={label} />}
      <Link
        className="tab-link"
        to={getTabAddress(tab)}
        title={label}
        draggable={false}
        tabIndex={focus === 'stop' ? 0 : -1}
        aria-current={state === 'active' ? 'page' : undefined}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Delete"
        onContextMenu={(event) => onMenu(event, tab.key)}
        onAuxClick={(event) => {
          if (event.button !== 1 || !closable) return
          // otherwise the browser would open the screen in a new window as well
          event.preventDefault()
          close(tab.key)
        }}
        onKeyDown={press}
      >
        {label}
      </Link>
      {state === 'active' && <RefreshButton tabKey={tab.key} label={label} />}
      {closable && (
        <button type="button" className="tab-button" tabIndex={-1} aria-label={t('tabs.close', { label })} onClick={() => close(tab.key)}>
          <i className="pi pi-times" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

interface TabButtonProps {
  readonly tabKey: string
  readonly label: string
}

function PinMark({ tabKey, label }: TabButtonProps) {
  const t = useText()
  const pin = useUnit(tabPinned)
  const name = t('tabs.unpinThis', { label })
  return (
    <button type="button" className="tab-button tab-pin" tabIndex={-1} aria-label={name} title={name} onClick={() => pin(tabKey)}>
      <i className="pi pi-thumbtack" aria-hidden="true" />
    </button>
  )
}

function RefreshButton({ tabKey, label }: TabButtonProps) {
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
      className="tab-button tab-refresh"
      tabIndex={-1}
      aria-label={t('tabs.refresh', { label })}
      onClick={() => {
        if (spinning) return
        setSpinning(true)
        refresh(tabKey)
      }}
    >
      <i className={spinning ? 'pi pi-refresh spin' : 'pi pi-refresh'} aria-hidden="true" />
    </button>
  )
}
