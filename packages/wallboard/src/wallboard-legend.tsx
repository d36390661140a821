import './wallboard-tiles.css'
import type { WallboardLegendItems } from './wallboard-scale'
import { useWallboardText } from './wallboard-texts'

const levels = ['success', 'warning', 'danger'] as const

/** Legend of the colours of a panel. */
export function WallboardLegend({ legend }: { readonly legend: WallboardLegendItems }) {
  const t = useWallboardText()
  const entries = typeof legend === 'string' ? levels.map((level) => [level, t(`${legend}.${level}`)] as const) : legend
  return (
    <ul className="wallboard-legend wallboard-small flex flex-wrap column-gap-4">
      {entries.map(([tone, word]) => (
        <li key={tone} className="white-space-nowrap" data-tone={tone}>
          {word}
        </li>
      ))}
    </ul>
  )
}
