import type { CSSProperties } from 'react'
import { useText } from '../text'
import { figureText, sizeOf } from './figures'
import type { Point } from './line-chart'

/** Shares of a whole, the largest first. */
export function BarList({ points, unit }: { readonly points: readonly Point[]; readonly unit: string }) {
  const t = useText()
  const most = Math.max(1, ...points.map(({ value }) => sizeOf(value)))
  if (points.length === 0) return <p className="board-empty">{t('board.nothing')}</p>
  return (
    <ul className="bars">
      {points.map(({ name, value }) => (
        <li key={name} style={{ '--share': `${(sizeOf(value) / most) * 100}%` } as CSSProperties}>
          <span className="bar-name">{name}</span>
          <span className="bar" aria-hidden="true" />
          <span className="bar-value">
            {figureText(value)} {unit}
          </span>
        </li>
      ))}
    </ul>
  )
}
