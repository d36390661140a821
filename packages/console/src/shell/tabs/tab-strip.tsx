import { MenuButton } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { type MenuPosition, PopupMenu } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/text'
import { ClearCacheQuestion } from './clear-cache-question'
import { $tabs } from './model'
import { TabEntry } from './tab-entry'
import { useTabDrag } from './use-tab-drag'
import { useTabItems } from './use-tab-items'

/** Strip of opened tabs; `active` is the key of the current tab, `''` on a page without one. */
export function TabStrip({ active }: { readonly active: string }) {
  const t = useText()
  const tabs = useUnit($tabs)
  const [isConfirming, setIsConfirming] = useState(false)
  const getItems = useTabItems(() => setIsConfirming(true))
  const { getDropSide, handlers, step } = useTabDrag()
  const list = useRef<HTMLUListElement>(null)
  const [menu, setMenu] = useState<{ readonly key: string; readonly place: MenuPosition }>()
  const closeMenu = useCallback(() => setMenu(undefined), [])

  const place = tabs.findIndex(({ key }) => key === active)
  const label = tabs[place]?.label
  // restored tabs come before it, and its label can arrive late
  // biome-ignore lint/correctness/useExhaustiveDependencies: its position and width decide what is in view
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    // runs once the strip is laid out, and whenever it is resized
    const observer = new ResizeObserver(() =>
      strip.querySelector('[data-state=active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    observer.observe(strip)
    return () => observer.disconnect()
  }, [active, place, label])

  const closedByKey = useRef(false)
  useEffect(() => {
    if (!closedByKey.current || !tabs.some(({ key }) => key === active)) return
    closedByKey.current = false
    // the closed tab had the focus
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus()
  }, [tabs, active])

  const openMenu = (event: MouseEvent, key: string) => {
    event.preventDefault()
    setMenu({ key, place: { left: event.clientX, right: event.clientX, top: event.clientY } })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') closedByKey.current = event.defaultPrevented
    const direction = getOwn({ ArrowRight: 1, ArrowLeft: -1 }, event.key)
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.tab-link') ?? [])]
    if (!direction || links.length === 0) return
    event.preventDefault()
    links[(links.indexOf(document.activeElement as HTMLElement) + direction + links.length) % links.length]?.focus() // if the focus is on none of them, nothing is focused
  }
  const stop = tabs.some((tab) => tab.key === active) ? active : tabs[0]?.key

  return (
    <nav className="tab-strip" aria-label={t('tabs.label')}>
      <ul ref={list} className="kit-scroll-fade hidden md:flex" onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <TabEntry
            key={tab.key}
            tab={tab}
            state={tab.key === active ? 'active' : 'idle'}
            focus={tab.key === stop ? 'stop' : 'skipped'}
            side={getDropSide(tab.key)}
            drag={handlers(tab.key)}
            onMenu={openMenu}
            onStep={(by) => step(tab.key, by)}
          />
        ))}
      </ul>
      <MenuButton label={t('tabs.actions')} items={getItems(active)}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </MenuButton>
      {isConfirming && <ClearCacheQuestion onDone={() => setIsConfirming(false)} />}
      {menu && <PopupMenu label={t('tabs.actions')} items={getItems(menu.key)} position={menu.place} onClose={closeMenu} />}
    </nav>
  )
}
