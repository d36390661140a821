import './grants.css'
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
import { menu, role } from '@jwsk/sdk/system'
import { selectRules } from '../grants/select-rules'

interface Grants {
  readonly menu: readonly string[]
  readonly dataScope: readonly string[]
  readonly apiScope: readonly string[]
}

const kinds = ['menu', 'dataScope', 'apiScope'] as const

/** Grants of one role: three trees, saved together. */
export default function GrantsView({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const { id = '' } = target
  const trees = useOperationQuery(menu.grantTree, undefined, { staleTime: 0 })
  const granted = useOperationQuery(menu.roleTreeKeys, { roleIds: id }, { staleTime: 0 })
  const { draft, setDraft, ref: box } = useUnsavedEdits<Grants>()
  const grants = draft ?? (granted.isFetchedAfterMount ? granted.data : undefined)
  const save = useWriteMutation(
    ({ menu: menuIds, dataScope, apiScope }: Grants) =>
      client.call(role.grant, {
        roleIds: [id],
        menuIds: [...menuIds],
        dataScopeIds: [...selectRules(trees.data?.dataScope ?? [], dataScope)],
        apiScopeIds: [...selectRules(trees.data?.apiScope ?? [], apiScope)],
      }),
    { onSuccess: done, onError: notice.error },
  )
  if (trees.error || granted.error)
    return (
      <LoadError
        title={t('grants.failed')}
        error={trees.error ?? granted.error}
        isFetching={trees.isFetching || granted.isFetching}
        refetch={() => Promise.all([trees.refetch(), granted.refetch()])}
      />
    )
  if (!trees.data || !grants) return <div className="kit-dialog-body kit-skeleton-box h-20rem" aria-busy="true" />
  return (
    <>
      <div ref={box} className="kit-dialog-body authority-grants flex flex-column md:flex-row gap-4">
        {kinds.map((kind) => (
          <TreePicker
            key={kind}
            label={t(`grants.${kind}`)}
            payload={trees.data[kind]}
            value={grants[kind]}
            onChange={(ids) => setDraft({ ...grants, [kind]: ids })}
          />
        ))}
      </div>
      <div className="kit-dialog-foot">
        <Button disabled={save.isPending} onClick={close}>
          {t('grants.cancel')}
        </Button>
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate(grants)}>
          {t('grants.save')}
        </Button>
      </div>
    </>
  )
}
