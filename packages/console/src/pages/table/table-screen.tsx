import {
  Button,
  getErrorMessage,
  MessagePanel,
  ResourcePanel,
  translateWord,
  useKitText,
  useLanguage,
  useOperationQuery,
  useRuntime,
} from '@jwsk/kit'
import { KitProvider } from '@jwsk/kit/shell'
import { pageShow } from '@jwsk/sdk/develop'
import { addTexts, TranslateProvider, useTranslator } from '@jwsk/ui'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../platform/text'
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton'
import { buildTablePage, type TableOption, type TablePage } from './build-table-page'
import { createTableClient, type TableIdentity } from './create-table-client'
import { parseTable } from './parse-table'

const namespace = 'tables'

/** Generic page: a list of the table that the query names, with the columns that the platform describes. */
export function TableScreen({ title }: { readonly title: string }) {
  const t = useText()
  const [search] = useSearchParams()
  const [tableName, tableKey] = [search.get('tableName') ?? '', search.get('tableKey') ?? '']
  const table = useMemo(() => ({ tableName, tableKey }), [tableName, tableKey])
  if (!/^\w+$/.test(tableName) || !/^\w+$/.test(tableKey))
    return <MessagePanel icon="empty" title={t('table.incomplete')} text={t('table.incompleteHint')} />
  return <OptionedTable key={`${tableName} ${tableKey}`} table={table} title={title} />
}

interface TableProps {
  readonly table: TableIdentity
  readonly title: string
}

function OptionedTable({ table, title }: TableProps) {
  const t = useText()
  const kit = useKitText()
  const { data, error, refetch } = useOperationQuery(pageShow.option, { tableName: table.tableName })
  const option = useMemo(() => (data === undefined ? undefined : parseTable(data, table)), [data, table])
  if (error)
    return (
      <MessagePanel icon="warning" tone="danger" title={t('table.failed')} text={getErrorMessage(error, kit)}>
        <Button onClick={() => void refetch()}>{kit('actions.retry')}</Button>
      </MessagePanel>
    )
  return option ? <Table option={option} table={table} title={title} /> : <ScreenSkeleton />
}

function Table({ option, table, title }: TableProps & { readonly option: TableOption }) {
  const t = useText()
  const [translator, language, runtime] = [useTranslator(), useLanguage(), useRuntime()]
  const kit = useKitText()
  // depend on the texts instead of `t`, which changes with every text that arrives
  const record = t('table.record')
  const translations = useMemo(() => {
    const words = option.columns.map(({ label }) => label).concat(option.tableComment ?? '')
    return JSON.stringify(words.map((word) => [word, translateWord(word, kit)]))
  }, [option, kit])
  const page = useMemo(() => {
    const known = new Map<string, string>(JSON.parse(translations))
    return buildTablePage(option, { record, translate: (word) => known.get(word) ?? word })
  }, [option, record, translations])
  const { resource, texts } = page
  const [named, setNamed] = useState<TablePage>()
  useEffect(() => {
    addTexts(translator, { namespace, language, texts })
    setNamed(page)
  }, [translator, language, texts, page])
  const own = useMemo(() => ({ ...runtime, client: createTableClient(runtime.client, resource.name, table) }), [runtime, resource, table])
  if (named !== page) return <ScreenSkeleton />
  return (
    <TranslateProvider translator={translator} namespace={namespace}>
      <KitProvider runtime={own}>
        <ResourcePanel resource={resource} title={title} />
      </KitProvider>
    </TranslateProvider>
  )
}
