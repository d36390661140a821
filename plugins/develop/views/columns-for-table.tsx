import { ResourcePanel, type ScreenProps, useTranslate } from '@jwsk/kit'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import columns from '../resources/columns'

/** Fields of the table that the address names, or of all tables. */
export default function ColumnsForTable({ title }: ScreenProps) {
  const t = useTranslate()
  const [params] = useSearchParams()
  const tableName = params.get('tableName') ?? ''
  const ofTable = useMemo(() => (tableName === '' ? {} : { baseQuery: { tableName }, fixedValues: { tableName } }), [tableName])
  const name = title ?? t('columns.title')
  return <ResourcePanel resource={columns} title={tableName === '' ? name : `${name} · ${tableName}`} {...ofTable} />
}
