import type { MenuItem } from '@jwsk/ui'
import { Button, Icon, MenuButton, useIsNarrow, useKitText } from '@jwsk/ui'
import { useRecordText } from './record-texts'
import type { RecordNavigation } from './use-record-navigation'

interface RecordFooterProps {
  readonly steps: RecordNavigation
  readonly items: readonly MenuItem[]
  readonly name: string
  readonly isDocked: boolean
}

const maxButtons = { wide: 3, narrow: 1 }

const formatGrouped = (count: number) => count.toLocaleString('en')

const getButtonVariant = ({ tone }: MenuItem, place: number) => {
  if (tone === 'danger') return 'danger'
  return place === 0 ? 'primary' : 'plain'
}

const previousKeys = { drawer: { icon: 'left', keys: 'ArrowLeft' }, dock: { icon: 'up', keys: 'K' } } as const
const nextKeys = { drawer: { icon: 'right', keys: 'ArrowRight' }, dock: { icon: 'down', keys: 'J' } } as const

interface StepButtonProps {
  readonly icon: 'left' | 'right' | 'up' | 'down'
  readonly name: string
  readonly keys: string
  /** Whether the label is only in the tooltip. */
  readonly isIconOnly: boolean
  readonly onClick: (() => void) | undefined
}

const StepButton = ({ icon, name, keys, isIconOnly, onClick: go }: StepButtonProps) => (
  <Button
    variant={isIconOnly ? 'quiet' : 'plain'}
    icon={icon}
    aria-keyshortcuts={keys}
    aria-disabled={!go}
    onClick={go}
    {...(isIconOnly && { 'aria-label': name, title: keys.length === 1 ? `${name} (${keys})` : name })}
  >
    {!isIconOnly && name}
  </Button>
)

/** Footer with links to the previous and next record, and the actions of this one, as in its row and in the same order. */
export function RecordFooter({ steps, items, name, isDocked }: RecordFooterProps) {
  const t = useKitText()
  const say = useRecordText()
  const isNarrow = useIsNarrow()
  const maxVisible = isNarrow ? maxButtons.narrow : maxButtons.wide
  const where = isDocked ? 'dock' : 'drawer'
  const isIconOnly = isNarrow || isDocked
  const visibleItems = items.length > maxVisible ? items.slice(0, Math.max(1, maxVisible - 1)) : items
  const menuItems = items.slice(visibleItems.length)
  return (
    <div className="kit-dialog-footer z-1" data-pinned={items.some(({ pinned }) => pinned) || undefined}>
      {steps.position !== undefined && steps.total > 1 && (
        <div className="flex flex-auto align-items-center md:gap-2">
          <StepButton {...previousKeys[where]} name={t('form.previous')} isIconOnly={isIconOnly} onClick={steps.previous} />
          <span className="text-sm text-color-secondary white-space-nowrap">
            {isIconOnly
              ? `${formatGrouped(steps.position)} / ${formatGrouped(steps.total)}`
              : say('place', { place: formatGrouped(steps.position), total: formatGrouped(steps.total) })}
          </span>
          <StepButton {...nextKeys[where]} name={t('form.next')} isIconOnly={isIconOnly} onClick={steps.next} />
        </div>
      )}
      {visibleItems.map((item, place) => (
        <Button key={item.id} variant={getButtonVariant(item, place)} onClick={item.onSelect}>
          {item.label}
        </Button>
      ))}
      {menuItems.length > 0 && (
        <MenuButton label={`${t('actions.more')} ${name}`} variant="plain" items={menuItems}>
          <Icon name="more" />
        </MenuButton>
      )}
    </div>
  )
}
