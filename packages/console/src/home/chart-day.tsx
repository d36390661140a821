import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'

interface ChartDayProps {
  readonly address: string | undefined
  readonly label: string
  readonly state: 'chosen' | 'idle'
  /** From the top, in percent. */
  readonly height: number
  readonly onPoint: () => void
}

/** One day of a line: pointed at, walked to, and opened where its address is known. */
export function ChartDay({ address, label, state, height, onPoint }: ChartDayProps) {
  const common = {
    className: 'chart-day',
    'aria-label': label,
    tabIndex: state === 'chosen' ? 0 : -1,
    'data-state': state,
    style: { '--at': `${height}%` } as CSSProperties, // the types of styles know no custom properties
    onPointerEnter: onPoint,
    onFocus: onPoint,
  }
  return address ? <Link {...common} to={address} /> : <button type="button" {...common} />
}
