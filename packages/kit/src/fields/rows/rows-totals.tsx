import { useTranslate } from '@jwsk/ui'
import { getLineLabel } from './line-labels'
import { computeTotal } from './rows-cell'
import { useRowsText } from './rows-texts'
import type { RowsConfig, RowsValue } from './rows-value'

interface RowsTotalsProps {
  readonly config: RowsConfig
  readonly lines: RowsValue['lines']
  readonly names: readonly string[]
  /** Whether a column follows those of the fields. */
  readonly hasActions: boolean
}

/** Footer with the totals of the declared columns. */
export function RowsTotals({ config, lines, names, hasActions }: RowsTotalsProps) {
  const say = useRowsText()
  const translate = useTranslate()
  if (config.sum.length === 0 || lines.length === 0) return null
  return (
    <tfoot>
      <tr>
        <th scope="row" className="text-left white-space-nowrap">
          {say('total')}
        </th>
        {names.map((name) => {
          const sum = config.sum.includes(name) ? computeTotal(config, lines, name) : undefined
          return (
            <td key={name} className={sum?.field.align === 'end' ? 'kit-cell-end' : undefined} data-empty={!sum || undefined}>
              {sum && (
                <>
                  <span className="kit-rows-label">{getLineLabel(config, name, translate)}</span>
                  <span>
                    <sum.field.Cell value={sum.total} />
                  </span>
                </>
              )}
            </td>
          )
        })}
        {hasActions && <td data-empty />}
      </tr>
    </tfoot>
  )
}
