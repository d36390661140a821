import './model-designer.css'
import {
  type ActionViewProps,
  LoadFailed,
  MessagePanel,
  useAnswer,
  useEdits,
  useNotice,
  useRuntime,
  useSend,
  useTranslate,
} from '@jwsk/kit'
import type { Operation } from '@jwsk/sdk'
import { model, modelPrototype } from '@jwsk/sdk/develop'
import { PrototypeTable } from './prototype-table'
import { SendFoot } from './send-foot'

/** The fields of a model: what each is called, and where it is shown. */
export default function ModelDesigner({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const notice = useNotice()
  const { client } = useRuntime()
  const { id = '' } = target
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useAnswer(model.modelPrototype, { modelId: id }, { freshFor: 0 })
  const { changed, change, box } = useEdits<NonNullable<typeof data>>()
  const fields = changed ?? (isFetchedAfterMount ? data : undefined)
  // rows go back as they came: the platform keeps what only it writes
  const save = useSend((all: NonNullable<typeof data>) => client.call<Operation>(modelPrototype.submitList, all), {
    onSuccess: done,
    onError: notice.failed,
  })
  if (error) return <LoadFailed title={t('designer.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!fields) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  if (fields.length === 0) return <MessagePanel icon="empty" title={t('designer.empty')} />
  return (
    <>
      <div ref={box} className="kit-dialog-body overflow-auto">
        <PrototypeTable fields={fields} onChange={change} />
      </div>
      <SendFoot label={t('designer.save')} busy={save.isPending} onSend={() => save.mutate(fields)} onCancel={close} />
    </>
  )
}
