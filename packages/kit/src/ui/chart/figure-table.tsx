import { Link } from 'react-router-dom'
import { type ChartFigures, groupedText } from './chart-figures'

interface FigureTableProps extends ChartFigures {
  readonly label: string
  readonly addressOf?: ((name: string) => string | undefined) | undefined
  readonly id: string
  readonly state: 'shown' | 'heard'
}

const cell = 'p-2 border-none border-top-1 surface-border font-normal'

/** The figures behind a chart: always heard, seen when asked for. */
export function FigureTable({ label, names, series, unit = '', addressOf, id, state }: FigureTableProps) {
  return (
    <div id={id} className={state === 'shown' ? 'kit-chart-table overflow-auto' : 'sr-only'}>
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col" className="p-2 font-normal text-right text-color-secondary">
                {name} {unit && <small className="text-color-secondary">{unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => {
            const address = state === 'shown' ? addressOf?.(name) : undefined
            return (
              <tr key={name}>
                <th scope="row" className={`${cell} text-left`}>
                  {address ? <Link to={address}>{name}</Link> : name}
                </th>
                {series.map((one) => (
                  <td key={one.name} className={`${cell} text-right`}>
                    {groupedText(one.values[index] ?? '')}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
