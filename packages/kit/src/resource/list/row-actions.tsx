import type { MenuItem } from '@jwsk/ui'
import { Button, Icon, MenuButton, useKitText } from '@jwsk/ui'
import { getRowButtons } from './row-buttons'

interface RowActionsProps {
  readonly items: readonly MenuItem[]
  /** Name of the record. */
  readonly name: string
  /** Whether there is no pointer that could reveal buttons. */
  readonly isTouch: boolean
}

/** First actions of a record as buttons; the others, and all that destroy something, are in a menu. */
export function RowActions({ items, name, isTouch }: RowActionsProps) {
  const t = useKitText()
  const buttons = getRowButtons(items, isTouch)
  const menuItems = items.filter((item) => !buttons.includes(item))
  return (
    <>
      {buttons.map(({ id, label, pinned, onSelect }) => (
        <Button key={id} variant={pinned ? 'pinned' : 'action'} aria-label={`${label} ${name}`} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {menuItems.length > 0 && (
        <MenuButton label={`${t('actions.more')} ${name}`} variant="action" items={menuItems}>
          <Icon name="more" />
        </MenuButton>
      )}
    </>
  )
}
