import './property.css'
import type { CellSlotProps } from '@jwsk/kit'
import type { PropertyNotice } from '@jwsk/sdk/biz'

const isCount = (value: unknown) => typeof value === 'number' && value >= 0

/** Share of the recipients who have read it, as a bar below the numbers. */
export function ReadMeter({ row: { status, readCount, targetCount }, children }: CellSlotProps<PropertyNotice>) {
  if (!status || !targetCount || !isCount(targetCount) || !isCount(readCount)) return children
  return (
    <span className="property-share inline-flex flex-column">
      {children}
      <meter min={0} max={targetCount} value={readCount} aria-hidden="true" />
    </span>
  )
}
