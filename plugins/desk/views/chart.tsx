import type { CSSProperties } from 'react'
import { figureText, shareOf } from './figures'

export interface Point {
  readonly name: string
  readonly value: number | string
}

interface ChartProps {
  readonly points: readonly Point[]
  readonly unit: string
}

/** Values below each other, each as long as its share of the largest. */
export function Chart({ points, unit }: ChartProps) {
  const most = Math.max(0, ...points.map(({ value }) => Number(value) || 0))
  return (
    <ol className="desk-chart text-sm">
      {points.map(({ name, value }) => (
        // the sheet's own property, which React does not know
        <li key={name} style={{ '--share': shareOf(value, most) } as CSSProperties}>
          <span className="text-color-secondary">{name}</span>
          <span className="desk-chart-bar" aria-hidden="true" />
          <span className="text-right">
            {figureText(value)} {unit}
          </span>
        </li>
      ))}
    </ol>
  )
}
