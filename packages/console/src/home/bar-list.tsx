import type { CSSProperties } from 'react'
import { useText } from '../text'
import { figureText, sizeOf } from './figures'
import type { Point } from './line-chart'

/** Shares of a whole, the largest first. */
export function BarList({ points, unit }: { readonly points: readonly Point[]; readonly unit: string }) {
  const t = useText()
  const most = Math.max(1, ...points.map(({ value }) => sizeOf(value)))
  if (points.length === 0) return <p className="py-3 text-color-secondary">{t('board.nothing')}</p>
  return (
    <ul className="flex flex-column gap-2">
      {points.map(({ name, value }) => (
        <li
          key={name}
          className="bars align-items-center gap-3"
          // the types of styles know no custom properties
          style={{ '--share': `${(sizeOf(value) / most) * 100}%` } as CSSProperties}
        >
          <span>{name}</span>
          <span className="bar" aria-hidden="true" />
          <span className="text-right text-color-secondary">
            {figureText(value)} {unit}
          </span>
        </li>
      ))}
    </ul>
  )
}
