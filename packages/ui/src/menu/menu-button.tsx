import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { Button, type ButtonVariant } from '../components/button'
import type { MenuItem, MenuPosition } from './menu-item'
import { PopupMenu } from './popup-menu'

interface MenuButtonProps {
  /** Accessible name of the button and its menu. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly variant?: ButtonVariant
  readonly className?: string
  readonly children: ReactNode
}

const gap = 4

/** Button that opens a menu: arrow keys move the focus, Escape closes the menu and returns the focus to the button. */
export function MenuButton({ label, items, variant = 'bare', className = '', children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [position, setPosition] = useState<MenuPosition>()
  const close = useCallback(() => setPosition(undefined), [])

  const open = () => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {}
    button.current?.focus()
    setPosition({ left, right, top: bottom + gap, bottom: top - gap })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
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
        aria-expanded={position !== undefined}
        title={label}
        onPointerEnter={PopupMenu.preload}
        onPointerDown={(event) => position && event.stopPropagation()}
        onClick={position ? close : open}
        onKeyDown={handleKeyDown}
      >
        {children}
      </Button>
      {position && <PopupMenu label={label} items={items} position={position} onClose={close} />}
    </>
  )
}
