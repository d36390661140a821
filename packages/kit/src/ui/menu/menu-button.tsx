import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { Button, type ButtonVariant } from '../button'
import type { MenuItem, MenuPosition } from './menu-item'
import { PopupMenu } from './popup-menu'

interface MenuButtonProps {
  /** What the button and its menu are called. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly variant?: ButtonVariant
  readonly className?: string
  readonly children: ReactNode
}

const gap = 4

/** A button with a menu behind it: arrows walk, Escape closes, the focus goes back. */
export function MenuButton({ label, items, variant = 'bare', className = '', children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<MenuPosition>()
  const close = useCallback(() => setPlace(undefined), [])

  const open = () => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {}
    button.current?.focus()
    setPlace({ left, right, top: bottom + gap, bottom: top - gap })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        title={label}
        onPointerEnter={PopupMenu.begin}
        onPointerDown={(event) => place && event.stopPropagation()}
        onClick={place ? close : open}
        onKeyDown={press}
      >
        {children}
      </Button>
      {place && <PopupMenu label={label} items={items} position={place} onClose={close} />}
    </>
  )
}
