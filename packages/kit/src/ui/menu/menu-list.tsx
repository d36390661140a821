import { getOwn } from '@jwsk/sdk'
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

/** Over everything else, so that no box clips it; the focus goes in, and back. */
function useOpenMenu(menu: RefObject<HTMLElement | null>, place: MenuPosition) {
  useLayoutEffect(() => {
    const { current } = menu
    if (!current) return
    // not known to the DOM of tests
    current.showPopover?.()
    positionMenu(current, place)
  }, [menu, place])

  // before the menu leaves the page: a dialog that an entry opens gives the focus back to where it finds it
  useLayoutEffect(() => {
    const opener = document.activeElement
    const { current } = menu
    getMenuItems(current)[0]?.focus()
    return () => {
      const isLost = document.activeElement === document.body || current?.contains(document.activeElement)
      if (opener instanceof HTMLElement && isLost) opener.focus()
    }
  }, [menu])
}

function useCloseOnOutsideClick(menu: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const outside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    // what scrolls beneath would leave it behind
    document.addEventListener('scroll', outside, true)
    addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('scroll', outside, true)
      removeEventListener('resize', onClose)
    }
  }, [menu, onClose])
}

/** Open as long as it is rendered. */
export function MenuList({ label, items, position, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null)
  useOpenMenu(menu, position)
  useCloseOnOutsideClick(menu, onClose)

  const press = (event: KeyboardEvent) => {
    const entries = getMenuItems(menu.current)
    const next = getOwn(keySteps, event.key)?.(entries.indexOf(document.activeElement as HTMLElement), entries.length) // one that is no entry is simply not found
    const closes = event.key === 'Escape' || event.key === 'Tab'
    if (next === undefined && !closes) return
    event.preventDefault()
    if (next !== undefined) return entries[next]?.focus()
    event.stopPropagation()
    onClose()
  }
  const choose = (item: MenuItem) => {
    if (item.disabled) return
    onClose()
    item.onSelect()
  }

  return (
    <div ref={menu} popover="manual" className="kit-menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          {...(item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked })}
          aria-disabled={item.disabled}
          tabIndex={-1}
          className={`kit-menu-item kit-menu-${item.tone ?? 'plain'}`}
          onClick={() => choose(item)}
        >
          {item.icon !== undefined && <i className={item.icon} aria-hidden="true" />}
          {item.label}
        </button>
      ))}
    </div>
  )
}
