import { useKitText } from '../../i18n/kit-text'
import { useNarrow } from '../../runtime/use-narrow'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu/menu-button'
import type { MenuItem } from '../../ui/menu/menu-item'
import { useRecordText } from './record-texts'
import type { Steps } from './use-record-steps'

interface RecordFootProps {
  readonly steps: Steps
  readonly items: readonly MenuItem[]
  readonly name: string
}

const mostButtons = { wide: 3, narrow: 1 }

const grouped = (count: number) => count.toLocaleString('en')

const kindOf = ({ tone }: MenuItem, place: number) => {
  if (tone === 'danger') return 'danger'
  return place === 0 ? 'primary' : 'plain'
}

interface StepButtonProps {
  readonly icon: 'left' | 'right'
  readonly name: string
  readonly keys: string
  /** Its name in the tooltip alone. */
  readonly isBare: boolean
  readonly go: (() => void) | undefined
}

const StepButton = ({ icon, name, keys, isBare, go }: StepButtonProps) => (
  <Button
    kind={isBare ? 'quiet' : 'plain'}
    icon={icon}
    aria-keyshortcuts={keys}
    aria-disabled={!go}
    onClick={go}
    {...(isBare && { 'aria-label': name, title: name })}
  >
    {!isBare && name}
  </Button>
)

/** The way to the records before and after, and what can be done with this one: the same as in its row, in the same order. */
export function RecordFoot({ steps, items, name }: RecordFootProps) {
  const t = useKitText()
  const say = useRecordText()
  const isNarrow = useNarrow()
  const most = isNarrow ? mostButtons.narrow : mostButtons.wide
  const shown = items.length > most ? items.slice(0, Math.max(1, most - 1)) : items
  const behind = items.slice(shown.length)
  return (
    <div className="kit-dialog-foot z-1">
      {steps.place !== undefined && steps.total > 1 && (
        <div className="flex flex-auto align-items-center md:gap-2">
          <StepButton icon="left" name={t('form.previous')} keys="ArrowLeft" isBare={isNarrow} go={steps.previous} />
          <span className="text-sm text-color-secondary white-space-nowrap">
            {isNarrow
              ? `${grouped(steps.place)} / ${grouped(steps.total)}`
              : say('place', { place: grouped(steps.place), total: grouped(steps.total) })}
          </span>
          <StepButton icon="right" name={t('form.next')} keys="ArrowRight" isBare={isNarrow} go={steps.next} />
        </div>
      )}
      {shown.map((item, place) => (
        <Button key={item.id} kind={kindOf(item, place)} onClick={item.onSelect}>
          {item.label}
        </Button>
      ))}
      {behind.length > 0 && (
        <MenuButton label={`${t('actions.more')} ${name}`} kind="plain" items={behind}>
          <Icon name="more" />
        </MenuButton>
      )}
    </div>
  )
}
