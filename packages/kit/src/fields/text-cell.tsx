import type { CellProps } from './types'
import { clipCellText } from './wire'

/** Plain text of any direction, cut short by the column and whole in the tooltip. */
export function TextCell({ value }: CellProps<string>) {
  const shown = clipCellText(value)
  return (
    <bdi className="kit-text" title={shown}>
      {shown}
    </bdi>
  )
}
