import { getOwn } from '../get-own'
import './menu.css'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { MenuItem, MenuListProps, MenuPosition } from './menu-item'

const margin = 8

const keySteps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const getMenuItems = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

function positionMenu(menu: HTMLElement, { left, right, top, bottom = top }: MenuPosition) {
  const { offsetWidth: width, offsetHeight: height } = menu
  const isTooWide = left + width > innerWidth - margin
  const isTooHigh = top + height > innerHeight - margin
  const above = bottom < top ? bottom - height : innerHeight - margin - height
  menu.style.left = `${Math.max(margin, isTooWide ? right - width : left)}px`
  menu.style.top = `${Math.max(margin, isTooHigh ? above : top)}px`
}

/** Shows the menu in the top layer, where nothing clips it; moves the focus into it, and back on unmount. */
function useOpenMenu(menu: RefObject<HTMLElement | null>, position: MenuPosition) {
  useLayoutEffect(() => {
    const { current } = menu
    if (!current) return
    // jsdom has no popovers
    current.showPopover?.()
    positionMenu(current, position)
  }, [menu, position])

  // before the menu is removed: a dialog that an item opens returns the focus to where it found it
  useLayoutEffect(() => {
    const opener = document.activeElement
    const { current } = menu
    getMenuItems(current)[0]?.focus()
    return () => {
      const shouldRestore = document.activeElement === document.body || current?.contains(document.activeElement)
      if (opener instanceof HTMLElement && shouldRestore) opener.focus()
    }
  }, [menu])
}

function useCloseOnOutsideClick(menu: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const closeUnlessInside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', closeUnlessInside)
    // scrolling would move its anchor away
    document.addEventListener('scroll', closeUnlessInside, true)
    addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside)
      document.removeEventListener('scroll', closeUnlessInside, true)
      removeEventListener('resize', onClose)
    }
  }, [menu, onClose])
}

/** Menu that is open while rendered. */
export function MenuList({ label, items, position, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null)
  useOpenMenu(menu, position)
  useCloseOnOutsideClick(menu, onClose)

  const handleKeyDown = (event: KeyboardEvent) => {
    const menuItems = getMenuItems(menu.current)
    const next = getOwn(keySteps, event.key)?.(menuItems.indexOf(document.activeElement as HTMLElement), menuItems.length) // -1 if the focus is elsewhere
    const closes = event.key === 'Escape' || event.key === 'Tab'
    if (next === undefined && !closes) return
    event.preventDefault()
    if (next !== undefined) return menuItems[next]?.focus()
    event.stopPropagation()
    onClose()
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    onClose()
    item.onSelect()
  }

  return (
    <div ref={menu} popover="manual" className="kit-menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          {...(item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked })}
          aria-disabled={item.disabled}
          aria-description={item.detail}
          tabIndex={-1}
          className={`kit-menu-item kit-menu-${item.tone ?? 'plain'}`}
          onClick={() => select(item)}
        >
          {item.icon !== undefined && <i className={item.icon} aria-hidden="true" />}
          {item.label}
          {item.detail !== undefined && <small aria-hidden="true">{item.detail}</small>}
        </button>
      ))}
    </div>
  )
}
