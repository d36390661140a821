import type { MenuItem } from '@jwsk/ui'
import { Button, Icon, MenuButton, useKitText } from '@jwsk/ui'
import { countRowButtons } from './row-button-count'

interface RowActionsProps {
  readonly items: readonly MenuItem[]
  /** Name of the record. */
  readonly name: string
}

/** First actions of a record as buttons; the others are in a menu. */
export function RowActions({ items, name }: RowActionsProps) {
  const t = useKitText()
  const visibleItems = items.slice(0, countRowButtons(items.map(({ label }) => label)))
  const menuItems = items.slice(visibleItems.length)
  return (
    <>
      {visibleItems.map((item) => (
        <Button
          key={item.id}
          variant={item.tone === 'danger' ? 'risk' : 'action'}
          aria-label={`${item.label} ${name}`}
          onClick={item.onSelect}
        >
          {item.label}
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
