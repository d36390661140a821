import {
  type ActionViewProps,
  LoadFailed,
  Select,
  TreePicker,
  useAnswer,
  useEdits,
  useNotice,
  useRuntime,
  useSend,
  useTranslate,
} from '@jwsk/kit'
import { datasource, model, tables } from '@jwsk/sdk/develop'
import { useId, useMemo } from 'react'
import { SendFoot } from './send-foot'

interface Chosen {
  readonly source: string
  readonly names: readonly string[]
}

const nothing: Chosen = { source: '', names: [] }

/** Takes tables with their fields from a data source. */
export default function ImportTables({ done, close }: ActionViewProps<undefined>) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotice()
  const { client } = useRuntime()
  const { changed, change, box } = useEdits<Chosen>()
  const { source, names } = changed ?? nothing
  const sources = useAnswer(datasource.select)
  const from = source === '' ? {} : { datasourceId: source }
  const found = useAnswer(model.tableList, from, { freshFor: 0 })
  const nodes = useMemo(
    () => found.data?.map(({ name, comment }) => ({ id: name, title: comment ? `${name} · ${comment}` : name })),
    [found.data],
  )
  const send = useSend((tableNames: readonly string[]) => client.call(tables.import, { ...from, tableNames: [...tableNames] }), {
    onSuccess: done,
    onError: notice.failed,
  })
  const start = () => (names.length === 0 ? notice.tell({ kind: 'warning', text: t('tables.noneChosen') }) : send.mutate(names))
  return (
    <>
      <div ref={box} className="kit-dialog-body kit-view">
        <label htmlFor={id}>{t('tables.source')}</label>
        <Select
          id={id}
          none={t('tables.ownSource')}
          options={sources.data?.map((one) => ({ value: one.id, label: one.name })) ?? []}
          value={source}
          onChange={(chosen) => change({ source: chosen, names: [] })}
        />
        {found.error ? (
          <LoadFailed title={t('tables.failed')} {...found} />
        ) : (
          nodes && (
            <TreePicker label={t('tables.found')} nodes={nodes} value={names} onChange={(picked) => change({ source, names: picked })} />
          )
        )}
      </div>
      <SendFoot label={t('tables.send')} busy={send.isPending} onSend={start} onCancel={close} />
    </>
  )
}
