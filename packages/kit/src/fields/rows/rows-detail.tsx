import './rows.css'
import { useTranslate } from '@jwsk/ui'
import { TextCell } from '../text-cell'
import { toDisplayText } from '../wire'
import { getLineLabel } from './line-labels'
import { useRowsText, useRowsTexts } from './rows-texts'
import { RowsTotals } from './rows-totals'
import { type RowsConfig, type RowsValue, toFullRecord } from './rows-value'

interface RowsDetailProps {
  readonly config: RowsConfig
  readonly value: RowsValue
}

/** Read-only table of rows with totals. */
export function RowsDetail({ config, value }: RowsDetailProps) {
  const say = useRowsText()
  const isReady = useRowsTexts()
  const translate = useTranslate()
  if (value.isUnreadable) return <TextCell value={toDisplayText(value.received)} />
  if (!isReady) return <div className="kit-skeleton-box" aria-busy="true" />
  const columns = Object.entries(config.fields)
  return (
    <div className="kit-rows">
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(([name, field]) => (
              <th key={name} scope="col" className={field.align === 'end' ? 'kit-cell-end' : undefined}>
                {getLineLabel(config, name, translate)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.lines.map((line, index) => {
            const record = toFullRecord(config, line)
            return (
              <tr key={line.key}>
                <th scope="row" className="text-left text-color-secondary">
                  <span className="sr-only">{say('row', { row: index + 1 })}</span>
                  <span aria-hidden="true">{index + 1}</span>
                </th>
                {columns.map(([name, field]) => (
                  <td key={name} className={field.align === 'end' ? 'kit-cell-end' : undefined}>
                    <span className="kit-rows-label">{getLineLabel(config, name, translate)}</span>
                    <field.Cell value={field.parse(record[name], record)} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <RowsTotals config={config} lines={value.lines} names={columns.map(([name]) => name)} hasActions={false} />
      </table>
    </div>
  )
}
