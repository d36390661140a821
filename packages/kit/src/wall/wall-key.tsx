import './wall-tiles.css'
import type { WallLegend } from './wall-scale'
import { useWallText } from './wall-texts'

const levels = ['success', 'warning', 'danger'] as const

/** What the colours of a panel mean. */
export function WallKey({ legend }: { readonly legend: WallLegend }) {
  const t = useWallText()
  const entries = typeof legend === 'string' ? levels.map((level) => [level, t(`${legend}.${level}`)] as const) : legend
  return (
    <ul className="wall-legend wall-small flex flex-wrap column-gap-4">
      {entries.map(([tone, word]) => (
        <li key={tone} className="white-space-nowrap" data-tone={tone}>
          {word}
        </li>
      ))}
    </ul>
  )
}
