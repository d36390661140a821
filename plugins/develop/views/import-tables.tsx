import {
  type ActionViewProps,
  LoadFailed,
  Select,
  TreePicker,
  useAnswer,
  useNotice,
  useRuntime,
  useSend,
  useTranslate,
  useUnsaved,
} from '@jwsk/kit'
import { datasource, model, tables } from '@jwsk/sdk/develop'
import { useId, useMemo, useState } from 'react'
import { SendFoot } from './send-foot'

/** Takes tables with their fields from a data source. */
export default function ImportTables({ done, close }: ActionViewProps<undefined>) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotice()
  const { client } = useRuntime()
  const [source, choose] = useState('')
  const [names, pick] = useState<readonly string[]>([])
  const box = useUnsaved<HTMLDivElement>({ isDirty: names.length > 0 })
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
          onChange={(chosen) => {
            choose(chosen)
            pick([])
          }}
        />
        {found.error ? (
          <LoadFailed title={t('tables.failed')} {...found} />
        ) : (
          nodes && <TreePicker label={t('tables.found')} nodes={nodes} value={names} onChange={pick} />
        )}
      </div>
      <SendFoot label={t('tables.send')} busy={send.isPending} onSend={start} onCancel={close} />
    </>
  )
}
