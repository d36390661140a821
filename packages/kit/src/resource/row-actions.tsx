import { useKitText } from '../i18n/kit-text'
import type { Row } from './types'
import type { Allowed } from './use-allowed'

/** What can be done with one record. */
export type RecordAction = 'view' | 'edit' | 'delete'

interface RowActionsProps {
  readonly row: Row
  readonly name: string
  readonly allowed: Allowed
  readonly onAction: (action: RecordAction, row: Row) => void
}

const order: readonly RecordAction[] = ['view', 'edit', 'delete']

export function RowActions({ row, name, allowed, onAction }: RowActionsProps) {
  const t = useKitText()
  return order
    .filter((action) => allowed[action])
    .map((action) => (
      <button
        key={action}
        type="button"
        className={`kit-action kit-action-${action}`}
        aria-label={`${t(`actions.${action}`)} ${name}`}
        onClick={() => onAction(action, row)}
      >
        {t(`actions.${action}`)}
      </button>
    ))
}
