import { useKitText } from '@jwsk/ui'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText } from '../wire'
import { type RowsConfig, type RowsValue, toFullRecord } from './rows-value'
import { sumDecimals } from './sum-decimals'

/** Returns the field of a column and its total over all rows, as the kind edits it. */
export function computeTotal(
  config: RowsConfig,
  lines: RowsValue['lines'],
  name: string,
): { readonly field: Field; readonly total: unknown } | undefined {
  const field = config.fields[name]
  if (!field) return undefined
  const texts = lines.map((line) => {
    const record = toFullRecord(config, line)
    return field.toText(field.parse(record[name], record))
  })
  return { field, total: field.parse(sumDecimals(texts)) }
}

interface RowsCellProps {
  readonly config: RowsConfig
  readonly value: RowsValue
}

/** Number of rows, and the first total. */
export function RowsCell({ config, value: { lines, received, isUnreadable } }: RowsCellProps) {
  const t = useKitText()
  if (isUnreadable) return <TextCell value={toDisplayText(received)} />
  if (lines.length === 0) return null
  const [name] = config.sum
  const sum = name === undefined ? undefined : computeTotal(config, lines, name)
  return (
    <span className="white-space-nowrap">
      {t('fields.rows.count', { count: lines.length })}
      {sum && (
        <>
          {' · '}
          <sum.field.Cell value={sum.total} />
        </>
      )}
    </span>
  )
}
