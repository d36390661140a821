import {
  type ActionViewProps,
  Button,
  LoadError,
  TreePicker,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
  useUnsavedEdits,
  useWriteMutation,
} from '@jwsk/kit'
import { menu, topMenu } from '@jwsk/sdk/system'

/** Menus assigned to a top menu. */
export default function TopMenuSetting({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const { id = '' } = target
  const tree = useOperationQuery(menu.grantTopTree, undefined, { staleTime: 0 })
  const granted = useOperationQuery(menu.topTreeKeys, { topMenuIds: id }, { staleTime: 0 })
  const { draft, setDraft, ref: box } = useUnsavedEdits<readonly string[]>()
  const value = draft ?? (granted.isFetchedAfterMount ? granted.data?.menu : undefined)
  const save = useWriteMutation((menuIds: readonly string[]) => client.call(topMenu.grant, { topMenuIds: [id], menuIds: [...menuIds] }), {
    onSuccess: done,
    onError: notice.error,
  })
  if (tree.error || granted.error)
    return (
      <LoadError
        title={t('topMenu.failed')}
        error={tree.error ?? granted.error}
        isFetching={tree.isFetching || granted.isFetching}
        refetch={() => Promise.all([tree.refetch(), granted.refetch()])}
      />
    )
  if (!tree.data || !value) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return (
    <>
      <div ref={box} className="kit-dialog-body">
        <TreePicker label={t('topMenu.menus')} payload={tree.data.menu} value={value} onChange={setDraft} />
      </div>
      <div className="kit-dialog-foot">
        <Button disabled={save.isPending} onClick={close}>
          {t('topMenu.cancel')}
        </Button>
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate(value)}>
          {t('topMenu.save')}
        </Button>
      </div>
    </>
  )
}
