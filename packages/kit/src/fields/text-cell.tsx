import type { CellProps } from './types'
import { clipped } from './wire'

/** Plain text of any direction, cut short by the column and whole in the tooltip. */
export function TextCell({ value }: CellProps<string>) {
  const shown = clipped(value)
  return (
    <bdi className="kit-text" title={shown}>
      {shown}
    </bdi>
  )
}
