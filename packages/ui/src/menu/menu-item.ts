export interface MenuItem {
  readonly id: string
  readonly label: string
  /** Secondary text at the end of the item, e.g. an age. */
  readonly detail?: string | undefined
  /** CSS classes of PrimeIcons. */
  readonly icon?: string
  readonly tone?: 'plain' | 'danger'
  /** Whether it is the selected one of several; makes the item a radio item. */
  readonly checked?: boolean
  readonly disabled?: boolean
  /** Whether the state of the record asks for it, so that its button is always visible. */
  readonly pinned?: boolean
  readonly onSelect: () => void
}

/** Anchor of a menu in CSS pixels of the viewport: its button or the pointer. */
export interface MenuPosition {
  readonly left: number
  readonly right: number
  readonly top: number
  /** Bottom edge of the menu if there is no room below. Defaults to `top`. */
  readonly bottom?: number
}

export interface MenuListProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly position: MenuPosition
  readonly onClose: () => void
}
