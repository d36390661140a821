import { type CellSlotProps, useTranslate } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { flowDelegation } from '@jwsk/sdk/flow'

/** Process of a delegation; no key means all processes. */
export function DelegatedProcess({ row, children }: CellSlotProps<RowOf<typeof flowDelegation.page>>) {
  const t = useTranslate()
  return row.processKey ? children : t('flow:flowDelegation.all')
}
