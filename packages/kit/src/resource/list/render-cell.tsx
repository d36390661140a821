import { ErrorBoundary } from '@jwsk/ui'
import type { ReactNode } from 'react'
import type { Field } from '../../fields/types'
import type { Row } from '../model/row'
import type { CellSlot } from '../model/slots'

/** Adds controls to a rendered cell. */
export type WrapCell = (cell: ReactNode, name: string, row: Row) => ReactNode

/** Renders a value of a record: the custom cell if there is one. If that throws, the field still shows the value. */
export function renderCell(
  field: Field,
  { name, row, Own }: { readonly name: string; readonly row: Row; readonly Own: CellSlot<Row> | undefined },
): ReactNode {
  const plain = <field.Cell value={field.parse(row[name], row)} />
  if (!Own) return plain
  return (
    <ErrorBoundary fallback={() => plain}>
      <Own row={row}>{plain}</Own>
    </ErrorBoundary>
  )
}
