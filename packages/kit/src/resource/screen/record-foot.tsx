import { useKitText } from '../../i18n/kit-text'
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

const mostButtons = 3

const grouped = (count: number) => count.toLocaleString('en')

const kindOf = ({ tone }: MenuItem, place: number) => {
  if (tone === 'danger') return 'danger'
  return place === 0 ? 'primary' : 'plain'
}

/** The way to the records before and after, and what can be done with this one: the same as in its row, in the same order. */
export function RecordFoot({ steps, items, name }: RecordFootProps) {
  const t = useKitText()
  const say = useRecordText()
  const shown = items.length > mostButtons ? items.slice(0, mostButtons - 1) : items
  const behind = items.slice(shown.length)
  return (
    <div className="kit-dialog-foot flex-wrap z-1">
      {steps.place !== undefined && steps.total > 1 && (
        <div className="flex flex-auto align-items-center gap-2 w-full md:w-auto">
          <Button icon="left" aria-keyshortcuts="ArrowLeft" aria-disabled={!steps.previous} onClick={steps.previous}>
            {t('form.previous')}
          </Button>
          <span className="text-sm text-color-secondary white-space-nowrap">
            {say('place', { place: grouped(steps.place), total: grouped(steps.total) })}
          </span>
          <Button icon="right" aria-keyshortcuts="ArrowRight" aria-disabled={!steps.next} onClick={steps.next}>
            {t('form.next')}
          </Button>
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
