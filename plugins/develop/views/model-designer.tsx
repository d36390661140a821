import './model-designer.css'
import {
  type ActionViewProps,
  LoadError,
  MessagePanel,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
  useUnsavedEdits,
  useWriteMutation,
} from '@jwsk/kit'
import type { Operation } from '@jwsk/sdk'
import { model, modelPrototype } from '@jwsk/sdk/develop'
import { PrototypeTable } from './prototype-table'
import { SendFooter } from './send-footer'

/** Fields of a model: the name of each and the screens that show it. */
export default function ModelDesigner({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const { id = '' } = target
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useOperationQuery(
    model.modelPrototype,
    { modelId: id },
    { staleTime: 0 },
  )
  const { draft, setDraft, ref: box } = useUnsavedEdits<NonNullable<typeof data>>()
  const fields = draft ?? (isFetchedAfterMount ? data : undefined)
  // rows are sent back unchanged, because some of their properties are written by the platform only
  const save = useWriteMutation((all: NonNullable<typeof data>) => client.call<Operation>(modelPrototype.submitList, all), {
    onSuccess: done,
    onError: notice.error,
  })
  if (error) return <LoadError title={t('designer.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!fields) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  if (fields.length === 0) return <MessagePanel icon="empty" title={t('designer.empty')} />
  return (
    <>
      <div ref={box} className="kit-dialog-body overflow-auto">
        <PrototypeTable fields={fields} onChange={setDraft} />
      </div>
      <SendFooter label={t('designer.save')} busy={save.isPending} onSend={() => save.mutate(fields)} onCancel={close} />
    </>
  )
}
