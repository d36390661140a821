import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react'
import { Icon } from './icon'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly tone?: 'plain' | 'danger'
  readonly onSelect: () => void
}

interface MenuButtonProps {
  readonly label: string
  readonly items: readonly MenuItem[]
}

const gap = 4

/** below the button, above where the window ends; a popover is in the top layer, so no box clips it */
function place(menu: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const below = at.bottom + gap
  menu.style.top = `${below + height > window.innerHeight ? at.top - gap - height : below}px`
  menu.style.left = `${Math.max(gap, at.right - width)}px`
}

const step: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with a menu behind it: arrows walk, Escape closes, the focus goes back. */
export function MenuButton({ label, items }: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !button.current) return
    place(event.currentTarget, button.current)
    entries()[0]?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    const move = step[event.key]
    const all = entries()
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (!move) return
    event.preventDefault()
    all[move(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus() // another element is at no index
  }
  return (
    <>
      <button ref={button} type="button" className="kit-action" aria-label={label} aria-haspopup="menu" popoverTarget={id}>
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="kit-menu"
        onToggle={toggled}
        onKeyDown={pressed}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`kit-menu-item kit-menu-${item.tone ?? 'plain'}`}
            onClick={() => {
              menu.current?.hidePopover?.()
              item.onSelect()
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}
