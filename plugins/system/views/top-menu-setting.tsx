import {
  type ActionViewProps,
  Button,
  LoadFailed,
  TreePicker,
  useAnswer,
  useEdits,
  useNotice,
  useRuntime,
  useSend,
  useTranslate,
} from '@jwsk/kit'
import { menu, topMenu } from '@jwsk/sdk/system'

/** Which menus a top menu leads to. */
export default function TopMenuSetting({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const notice = useNotice()
  const { client } = useRuntime()
  const { id = '' } = target
  const tree = useAnswer(menu.grantTopTree, undefined, { freshFor: 0 })
  const granted = useAnswer(menu.topTreeKeys, { topMenuIds: id }, { freshFor: 0 })
  const { changed, change, box } = useEdits<readonly string[]>()
  const value = changed ?? (granted.isFetchedAfterMount ? granted.data?.menu : undefined)
  const save = useSend((menuIds: readonly string[]) => client.call(topMenu.grant, { topMenuIds: [id], menuIds: [...menuIds] }), {
    onSuccess: done,
    onError: notice.failed,
  })
  if (tree.error || granted.error)
    return (
      <LoadFailed
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
        <TreePicker label={t('topMenu.menus')} nodes={tree.data.menu} value={value} onChange={change} />
      </div>
      <div className="kit-dialog-foot">
        <Button disabled={save.isPending} onClick={close}>
          {t('topMenu.cancel')}
        </Button>
        <Button kind="primary" busy={save.isPending} onClick={() => save.mutate(value)}>
          {t('topMenu.save')}
        </Button>
      </div>
    </>
  )
}
