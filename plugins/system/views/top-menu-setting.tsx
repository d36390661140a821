import { type ActionViewProps, TreeForm, useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import { menu, topMenu } from '@jwsk/sdk/system'

/** Menus assigned to a top menu. */
export default function TopMenuSetting({ target, done, close }: ActionViewProps<{ readonly id?: string }>) {
  const t = useTranslate()
  const { client } = useRuntime()
  const { id = '' } = target
  const tree = useOperationQuery(menu.grantTopTree, undefined, { staleTime: 0 })
  const granted = useOperationQuery(menu.topTreeKeys, { topMenuIds: id }, { staleTime: 0 })
  return (
    <TreeForm
      labels={{ menu: t('topMenu.menus') }}
      trees={tree}
      checked={granted}
      failureTitle={t('topMenu.failed')}
      onSave={({ menu: menuIds }) => client.call(topMenu.grant, { topMenuIds: [id], menuIds: [...menuIds] })}
      onDone={done}
      onCancel={close}
    />
  )
}
