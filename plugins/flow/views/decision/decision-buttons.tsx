import { Button, ConfirmDialog, MenuButton, useIsNarrow, useTranslate } from '@jwsk/kit'
import type { Step } from '../../actions/step-calls'
import type { DecisionState } from './use-decision'

/** Action of a task other than the decision. */
export interface MoreAction {
  readonly name: Step
  readonly onSelect: () => void
}

interface DecisionButtonsProps {
  readonly decision: DecisionState
  readonly canRefuse: boolean
  readonly more: readonly MoreAction[]
}

/** Buttons that agree and refuse, and what else can be done with a task. */
export function DecisionButtons({ decision, canRefuse, more }: DecisionButtonsProps) {
  const t = useTranslate()
  const isNarrow = useIsNarrow()
  const { isPending, isConfirming } = decision
  const getLabel = (name: MoreAction['name']) => t(`work.actions.${name}`)
  return (
    <>
      <div className="flex gap-2">
        <Button variant="primary" className="flex-1" busy={isPending && !isConfirming} onClick={decision.agree}>
          {t('work.agree')}
        </Button>
        {canRefuse && (
          <Button variant="danger" className="flex-1" disabled={isPending} onClick={decision.refuse}>
            {t('work.refuse')}
          </Button>
        )}
        {isNarrow && more.length > 0 && (
          <MenuButton
            label={t('decision.more')}
            variant="quiet"
            items={more.map(({ name, onSelect }) => ({ id: name, label: getLabel(name), onSelect }))}
          >
            {t('decision.more')}
          </MenuButton>
        )}
      </div>
      {!isNarrow && more.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {more.map(({ name, onSelect }) => (
            <Button key={name} onClick={onSelect}>
              {getLabel(name)}
            </Button>
          ))}
        </div>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t('work.refuse')}
          confirmLabel={t('work.refuse')}
          busy={isPending}
          onConfirm={decision.confirmRefusal}
          onCancel={decision.cancelRefusal}
        >
          <p>{t('work.refuseQuestion')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
