import type { Operation } from '@jwsk/sdk'
import { useKitText } from '../../i18n/kit-text'
import { useAnswer } from '../../runtime/use-answer'
import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { useTreeModel } from './use-tree-model'

interface TreeCellProps extends CellProps<readonly string[]> {
  readonly from: Operation
}

/** The titles of what is chosen, lowest level only; an id that the tree does not know stands for itself. */
export function TreeCell({ from, value }: TreeCellProps) {
  const t = useKitText()
  const { data } = useAnswer(from)
  const model = useTreeModel(data)
  const chosen = new Set(value)
  const lowest = value.filter((id) => !model.get(id)?.children.some((child) => chosen.has(child)))
  return <TextCell value={lowest.map((id) => model.get(id)?.title ?? id).join(t('select.separator'))} />
}
