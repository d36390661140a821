import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { useTreeModel } from './use-tree-model'

interface TreeCellProps extends CellProps<readonly string[]> {
  readonly operation: Operation
}

/** Labels of the selected nodes, lowest level only; an unknown id is its own label. */
export function TreeCell({ operation, value }: TreeCellProps) {
  const t = useKitText()
  const { data } = useOperationQuery(operation)
  const model = useTreeModel(data)
  const selectedIds = new Set(value)
  const lowest = value.filter((id) => !model.get(id)?.children.some((child) => selectedIds.has(child)))
  return <TextCell value={lowest.map((id) => model.get(id)?.title ?? id).join(t('select.separator'))} />
}
