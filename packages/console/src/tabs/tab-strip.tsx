import { MenuButton, type MenuPosition, PopupMenu } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../text'
import { ClearCacheQuestion } from './clear-cache-question'
import { $tabs } from './model'
import { TabEntry } from './tab-entry'
import { useTabDrag } from './use-tab-drag'
import { useTabItems } from './use-tab-items'

/** The opened screens; `active` is the key of the one on screen, empty on a page without a tab. */
export function TabStrip({ active }: { readonly active: string }) {
  const t = useText()
  const tabs = useUnit($tabs)
  const [asking, setAsking] = useState(false)
  const itemsOf = useTabItems(() => setAsking(true))
  const { sideAt, handlers, step } = useTabDrag()
  const list = useRef<HTMLUListElement>(null)
  const [menu, setMenu] = useState<{ readonly key: string; readonly place: MenuPosition }>()
  const closeMenu = useCallback(() => setMenu(undefined), [])

  const place = tabs.findIndex(({ key }) => key === active)
  const label = tabs[place]?.label
  // tabs of an earlier visit come before it, and its name may come late
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands and how wide it is decide what is in view
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    // begins once the strip is laid out, and again whenever it is resized
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
    // the tab took the focus with it
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus()
  }, [tabs, active])

  const openMenu = (event: MouseEvent, key: string) => {
    event.preventDefault()
    setMenu({ key, place: { left: event.clientX, right: event.clientX, top: event.clientY } })
  }
  const roam = (event: KeyboardEvent) => {
    if (event.key === 'Delete') closedByKey.current = event.defaultPrevented
    const direction = getOwn({ ArrowRight: 1, ArrowLeft: -1 }, event.key)
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.tab-link') ?? [])]
    if (!direction || links.length === 0) return
    event.preventDefault()
    links[(links.indexOf(document.activeElement as HTMLElement) + direction + links.length) % links.length]?.focus() // one that is no link is simply not found
  }
  const stop = tabs.some((tab) => tab.key === active) ? active : tabs[0]?.key

  return (
    <nav className="tab-strip" aria-label={t('tabs.label')}>
      <ul ref={list} className="hidden md:flex" onKeyDown={roam}>
        {tabs.map((tab) => (
          <TabEntry
            key={tab.key}
            tab={tab}
            state={tab.key === active ? 'active' : 'idle'}
            focus={tab.key === stop ? 'stop' : 'skipped'}
            side={sideAt(tab.key)}
            drag={handlers(tab.key)}
            onMenu={openMenu}
            onStep={(by) => step(tab.key, by)}
          />
        ))}
      </ul>
      <MenuButton label={t('tabs.actions')} items={itemsOf(active)}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </MenuButton>
      {asking && <ClearCacheQuestion onDone={() => setAsking(false)} />}
      {menu && <PopupMenu label={t('tabs.actions')} items={itemsOf(menu.key)} position={menu.place} onClose={closeMenu} />}
    </nav>
  )
}
