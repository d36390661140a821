import { useMemo } from 'react'
import type { DeclaredDialogProps, OperationOptions } from '../model/action-options'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { toSections } from '../model/section'
import { ActionForm } from './form-action'

const sortField = 'sort'

/** Form for the position of a record, by the field that shows it. */
export function SortAction({ options: { api }, ...props }: DeclaredDialogProps<OperationOptions>) {
  const { resource } = props
  const form = useMemo(() => {
    const { fields, key } = resource
    const rules = { [sortField]: { ...resource.api.submit?.rules?.[sortField], required: true } }
    return {
      operation: api,
      shape: { fields, sections: toSections([sortField]), visibleWhen: {}, rules },
      start: (row: Row) => row,
      input: (row: Row, draft: Row) => [{ id: getRowKey(row, key), ...draft }],
    }
  }, [api, resource])
  return <ActionForm {...props} form={form} />
}
