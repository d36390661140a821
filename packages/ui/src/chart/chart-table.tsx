import { Link } from 'react-router-dom'
import { type ChartData, formatGrouped } from './chart-data'

interface ChartTableProps extends ChartData {
  readonly label: string
  readonly getHref?: ((name: string) => string | undefined) | undefined
  readonly id: string
  readonly state: 'shown' | 'heard'
}

const cellClasses = 'p-2 border-none border-top-1 surface-border font-normal'

/** Data table of a chart: always available to screen readers, visible on demand. */
export function ChartTable({ label, categories, series, unit = '', getHref, id, state }: ChartTableProps) {
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
          {categories.map((name, index) => {
            const href = state === 'shown' ? getHref?.(name) : undefined
            return (
              <tr key={name}>
                <th scope="row" className={`${cellClasses} text-left`}>
                  {href ? <Link to={href}>{name}</Link> : name}
                </th>
                {series.map((one) => (
                  <td key={one.name} className={`${cellClasses} text-right`}>
                    {formatGrouped(one.values[index] ?? '')}
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
