import { Button, type Column, DataTable, saveFile, useTranslate } from '@jwsk/kit'
import { useMemo } from 'react'
import { toFiguresCsv } from './figures-csv'

export interface FigureColumn<Row> {
  readonly id: string
  readonly label: string
  readonly getText: (row: Row) => string
  /** Value in the file. Defaults to the text. */
  readonly getValue?: (row: Row) => string | number
  readonly isAlert?: (row: Row) => boolean
}

interface FiguresTableProps<Row> {
  readonly title: string
  readonly columns: readonly FigureColumn<Row>[]
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
}

/** Table of figures with its heading and a button that saves it as a file. */
export function FiguresTable<Row>({ title, columns, rows, getKey }: FiguresTableProps<Row>) {
  const t = useTranslate()
  const tableColumns = useMemo(
    () =>
      columns.map(
        ({ id, label, getText, isAlert }, index): Column<Row> => ({
          id,
          label,
          align: index < 1 ? 'start' : 'end',
          renderCell: (row) => <bdi className={isAlert?.(row) ? 'text-red-500 font-semibold' : undefined}>{getText(row)}</bdi>,
        }),
      ),
    [columns],
  )
  const options = useMemo(() => ({ getRowKey: getKey, getRowName: (row: Row) => columns[0]?.getText(row) ?? '' }), [getKey, columns])
  const save = () => {
    const values = rows.map((row) => columns.map(({ getText, getValue = getText }) => getValue(row)))
    saveFile(toFiguresCsv({ headers: columns.map(({ label }) => label), rows: values }), `${title}.csv`)
  }
  return (
    <section className="kit-card flow-figures" aria-label={title}>
      <header className="flex align-items-center justify-content-between gap-2 px-4 py-2">
        <h2 className="text-base m-0">{title}</h2>
        <Button variant="quiet" icon="download" aria-label={t('flow:statistics.save', { name: title })} onClick={save} />
      </header>
      <DataTable label={title} columns={tableColumns} rows={rows} rowOptions={options} />
    </section>
  )
}
