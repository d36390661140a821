import { type ActionViewProps, TreeForm, useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import { apiScope, dataScope, menu, role } from '@jwsk/sdk/system'
import { selectRules } from '../grants/select-rules'

/** Grants of one role: a tree for each kind that the platform has, saved together. */
export default function GrantsView({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const { client } = useRuntime()
  const { id = '' } = target
  const trees = useOperationQuery(menu.grantTree, undefined, { staleTime: 0 })
  const granted = useOperationQuery(menu.roleTreeKeys, { roleIds: id }, { staleTime: 0 })
  const save = (checked: Readonly<Record<'menu' | 'dataScope' | 'apiScope', readonly string[] | undefined>>) => {
    const toIds = (name: 'dataScope' | 'apiScope') => {
      const ids = checked[name]
      return ids && [...selectRules(trees.data?.[name] ?? [], ids)]
    }
    return client.call(role.grant, {
      roleIds: [id],
      menuIds: [...(checked.menu ?? [])],
      // platforms without a kind of scope send no grants of it, and expect none
      dataScopeIds: toIds('dataScope') as string[],
      apiScopeIds: toIds('apiScope') as string[],
    })
  }
  return (
    <TreeForm
      labels={{
        menu: t('grants.menu'),
        ...(client.supports(dataScope.page) && { dataScope: t('grants.dataScope') }),
        ...(client.supports(apiScope.page) && { apiScope: t('grants.apiScope') }),
      }}
      trees={trees}
      checked={granted}
      failureTitle={t('grants.failed')}
      onSave={save}
      onDone={done}
      onCancel={close}
    />
  )
}
