import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { getTitles } from './tree-model'
import { useTreeModel } from './use-tree-model'

interface TreeCellProps extends CellProps<readonly string[]> {
  readonly operation: Operation
}

/** Labels of the selected nodes, lowest level only; an unknown id is its own label. */
export function TreeCell({ operation, value }: TreeCellProps) {
  const t = useKitText()
  const { data } = useOperationQuery(operation)
  const model = useTreeModel(data)
  return <TextCell value={getTitles(model, value, { lowestOnly: true }).join(t('select.separator'))} />
}
