import type { CellProps } from './types'
import { truncateCellText } from './wire'

/** Plain text of any direction, cut short by the column and whole in the tooltip. */
export function TextCell({ value }: CellProps<string>) {
  const shown = truncateCellText(value)
  return (
    <bdi className="kit-text" title={shown}>
      {shown}
    </bdi>
  )
}
