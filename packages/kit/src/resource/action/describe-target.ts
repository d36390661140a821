import { isRecord } from '@jwsk/sdk'
import type { KitTextKey, Translate } from '@jwsk/ui'
import type { Row } from '../model/row'

/** Describes the target of an action: the name of a record, or the number of records. */
export function describeTarget(target: unknown, getName: (row: Row) => string, t: Translate<KitTextKey>): string {
  const rows = Array.isArray(target) ? target.filter(isRecord) : [target].filter(isRecord)
  return rows.length > 1 ? t('table.selected', { count: rows.length }) : rows.map(getName).join('')
}
