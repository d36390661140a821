import {
  type ActionViewProps,
  LoadError,
  Select,
  TreePicker,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
  useUnsavedEdits,
  useWriteMutation,
} from '@jwsk/kit'
import { datasource, model, tables } from '@jwsk/sdk/develop'
import { useId, useMemo } from 'react'
import { SendFooter } from './send-footer'

interface TableSelection {
  readonly source: string
  readonly names: readonly string[]
}

const nothing: TableSelection = { source: '', names: [] }

/** Imports tables with their fields from a data source. */
export default function ImportTables({ done, close }: ActionViewProps<undefined>) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotifier()
  const { client } = useRuntime()
  const { draft, setDraft, ref: box } = useUnsavedEdits<TableSelection>()
  const { source, names } = draft ?? nothing
  const sources = useOperationQuery(datasource.select)
  const from = source === '' ? {} : { datasourceId: source }
  const found = useOperationQuery(model.tableList, from, { staleTime: 0 })
  const nodes = useMemo(
    () => found.data?.map(({ name, comment }) => ({ id: name, title: comment ? `${name} · ${comment}` : name })),
    [found.data],
  )
  const send = useWriteMutation((tableNames: readonly string[]) => client.call(tables.import, { ...from, tableNames: [...tableNames] }), {
    onSuccess: done,
    onError: notice.error,
  })
  const start = () => (names.length === 0 ? notice.notify({ severity: 'warning', text: t('tables.noneChosen') }) : send.mutate(names))
  return (
    <>
      <div ref={box} className="kit-dialog-body kit-view">
        <label htmlFor={id}>{t('tables.source')}</label>
        <Select
          id={id}
          emptyText={t('tables.ownSource')}
          options={sources.data?.map((one) => ({ value: one.id, label: one.name })) ?? []}
          value={source}
          onChange={(source) => setDraft({ source, names: [] })}
        />
        {found.error ? (
          <LoadError title={t('tables.failed')} {...found} />
        ) : (
          nodes && (
            <TreePicker
              label={t('tables.found')}
              payload={nodes}
              value={names}
              onChange={(picked) => setDraft({ source, names: picked })}
            />
          )
        )}
      </div>
      <SendFooter label={t('tables.send')} busy={send.isPending} onSend={start} onCancel={close} />
    </>
  )
}
