import { useMemo } from 'react'
import type { DeclaredDialogProps, OperationOptions } from '../model/action-options'
import { keyOf } from '../model/ids'
import type { Row } from '../model/row'
import { sectionsOf } from '../model/section'
import { ActionForm } from './form-action'

const sortField = 'sort'

/** Asks for the record's place among the others, by the field that shows it. */
export function SortAction({ options: { api }, ...props }: DeclaredDialogProps<OperationOptions>) {
  const { resource } = props
  const form = useMemo(() => {
    const { fields, key } = resource
    const rules = { [sortField]: { ...resource.api.submit?.rules?.[sortField], required: true } }
    return {
      operation: api,
      shape: { fields, sections: sectionsOf([sortField]), shown: {}, rules },
      start: (row: Row) => row,
      input: (row: Row, draft: Row) => [{ id: keyOf(row, key), ...draft }],
    }
  }, [api, resource])
  return <ActionForm {...props} form={form} />
}
