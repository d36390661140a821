import type { InputOf, PagedOperation, RowOf } from '@jwsk/sdk'
import { TitledChart } from '@jwsk/ui'
import { useOperationQuery } from './use-operation-query'

const maxRows = 8

interface RankingChartProps<O extends PagedOperation> {
  /** Operation of the list. */
  readonly api: O
  /** Filters of the list, as the slot receives them. */
  readonly baseQuery: Readonly<Record<string, unknown>>
  /** Field that names a row; each bar links to the rows of that name. */
  readonly nameField: keyof RowOf<O> & string
  /** Field that the rows are ranked by. */
  readonly valueField: keyof RowOf<O> & string
  readonly label: string
  readonly unit: string
}

/** Chart above a list with the eight rows that have the highest values; nothing until they are loaded. */
export function RankingChart<O extends PagedOperation>({ api, baseQuery, nameField, valueField, label, unit }: RankingChartProps<O>) {
  // every paged operation takes these parameters
  const input = { ...baseQuery, current: 1, size: maxRows, descs: valueField } as InputOf<O>
  const { data } = useOperationQuery<PagedOperation>(api, input)
  if (!data) return null
  // rows are records
  const rows = data.records as readonly Readonly<Record<string, unknown>>[]
  return (
    <TitledChart
      kind="ranking"
      label={label}
      unit={unit}
      categories={rows.map((row) => String(row[nameField] ?? ''))}
      series={[{ name: label, values: rows.map((row) => Number(row[valueField] ?? 0)) }]}
      getHref={(name) => `?${new URLSearchParams({ [nameField]: name })}`}
    />
  )
}
