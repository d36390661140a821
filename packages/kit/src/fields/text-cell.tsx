import type { CellProps } from './types'
import { truncateCellText } from './wire'

/** Plain text in any direction, truncated by the column; the tooltip has all of it. */
export function TextCell({ value }: CellProps<string>) {
  const text = truncateCellText(value)
  return (
    <bdi className="kit-text" title={text}>
      {text}
    </bdi>
  )
}
