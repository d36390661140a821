import './property.css'
import type { CellSlotProps } from '@jwsk/kit'
import type { PropertyNotice } from '@jwsk/sdk/biz'

const draft = 0

const isCount = (value: unknown) => typeof value === 'number' && value >= 0

/** Share of the recipients who have read it. */
export function ReadProgress({ row: { status, readCount = 0, targetCount = 0 } }: CellSlotProps<PropertyNotice>) {
  if (status === draft || targetCount === 0 || !isCount(targetCount) || !isCount(readCount)) return '—'
  return (
    <span className="property-share inline-flex flex-column">
      <span>
        {readCount} / {targetCount}
      </span>
      <meter min={0} max={targetCount} value={readCount} aria-hidden="true" />
    </span>
  )
}
