export interface MenuItem {
  readonly id: string
  readonly label: string
  /** Classes of PrimeIcons. */
  readonly icon?: string
  readonly tone?: 'plain' | 'danger'
  /** The one of several that holds now. */
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** Where a menu hangs: under its button, or at the pointer. */
export interface MenuPosition {
  readonly left: number
  readonly right: number
  readonly top: number
  /** Above this where there is no room below; `top` unless said. */
  readonly bottom?: number
}

export interface MenuListProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly position: MenuPosition
  readonly onClose: () => void
}
