import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { type MenuItem, type MenuPlace, PopupMenu } from './popup-menu'

interface MenuButtonProps {
  /** What the button and its menu are called. */
  readonly label: string
  readonly className: string
  readonly items: readonly MenuItem[]
  readonly children: ReactNode
}

export function MenuButton({ label, className, items, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<MenuPlace>()
  const close = useCallback(() => setPlace(undefined), [])

  const open = () => {
    const { left, right, bottom } = button.current?.getBoundingClientRect() ?? { left: 0, right: 0, bottom: 0 }
    button.current?.focus()
    setPlace({ left, right, top: bottom + 4 })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        title={label}
        onPointerDown={(event) => place && event.stopPropagation()}
        onClick={place ? close : open}
        onKeyDown={press}
      >
        {children}
      </button>
      {place && <PopupMenu label={label} items={items} place={place} onClose={close} />}
    </>
  )
}
