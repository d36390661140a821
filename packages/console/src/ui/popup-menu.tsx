import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: string
  /** The one of several that holds now. */
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** Where the menu hangs: under its button, or at the pointer. */
export interface MenuPlace {
  readonly left: number
  readonly right: number
  readonly top: number
}

interface PopupMenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly place: MenuPlace
  readonly onClose: () => void
}

const margin = 8

function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/** Open as long as it is rendered; the focus goes back to where it was. */
export function PopupMenu({ label, items, place, onClose }: PopupMenuProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = menu
    if (!current) return
    const { width, height } = current.getBoundingClientRect()
    const left = Math.min(place.left, innerWidth - margin - width)
    current.style.left = `${Math.max(margin, place.left + width > innerWidth - margin ? place.right - width : left)}px`
    current.style.top = `${Math.max(margin, Math.min(place.top, innerHeight - margin - height))}px`
  }, [place])

  // before the menu leaves the page: a dialog that an entry opens gives the focus back to where it finds it
  useLayoutEffect(() => {
    const opener = document.activeElement
    menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
    return () => {
      if (opener instanceof HTMLElement && (document.activeElement === document.body || menu.current?.contains(document.activeElement)))
        opener.focus()
    }
  }, [])

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', outside)
      removeEventListener('resize', onClose)
    }
  }, [onClose])

  const press = (event: KeyboardEvent) => {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const next = moved(event.key, entries.indexOf(document.activeElement as HTMLElement), entries.length) // one that is no entry is simply not found
    if (next !== undefined) {
      event.preventDefault()
      entries[next]?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }

  const choose = (item: MenuItem) => {
    if (item.disabled) return
    onClose()
    item.onSelect()
  }

  return (
    <div ref={menu} className="popup-menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          {...(item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked })}
          aria-disabled={item.disabled}
          tabIndex={-1}
          className="popup-item"
          onClick={() => choose(item)}
        >
          <i className={item.checked ? 'pi pi-check' : (item.icon ?? 'pi')} aria-hidden="true" />
          {item.label}
        </button>
      ))}
    </div>
  )
}
