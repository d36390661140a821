import { Dialog, type Resource, ResourcePanel, type Row, translateWord, useCan, useKitText, useOperationQuery } from '@jwsk/kit'
import { menu } from '@jwsk/sdk/system'
import { useMemo, useState } from 'react'
import { RuleCounts } from '../cells/name-with-counts'
import { countRules, type RuleCount } from '../grants/rule-counts'
import { menuBranches } from '../resources/menu-branches'

interface ScopeListsProps {
  readonly scopes: Resource
  /** Prefix of two permission codes: one for all changes, one for reading. */
  readonly prefix: 'data_scope' | 'api_scope'
  readonly title: string
  /** Tree of grantable permissions that contains the rules. */
  readonly kind: 'dataScope' | 'apiScope'
}

const noCounts: ReadonlyMap<string, RuleCount> = new Map()

/** List of menus; the rules of the selected menu open in a drawer. */
export function ScopeLists({ scopes, prefix, title, kind }: ScopeListsProps) {
  const kit = useKitText()
  const canSet = useCan(`${prefix}_setting`)
  const canView = useCan(`${prefix}_view`)
  const [selected, select] = useState<Row>()
  const { data: grantable, refetch } = useOperationQuery(menu.grantTree)
  const counts = useMemo(() => (grantable ? countRules(grantable.menu, grantable[kind]) : noCounts), [grantable, kind])
  const close = () => {
    select(undefined)
    void refetch()
  }
  const menuFilter = useMemo(() => selected && { menuId: selected.id }, [selected])
  const granted = useMemo<Resource>(
    () => ({ ...scopes, actions: { ...(!canSet && { add: false, edit: false, delete: false }), ...(!canView && { view: false }) } }),
    [scopes, canSet, canView],
  )
  return (
    <RuleCounts value={counts}>
      <ResourcePanel resource={menuBranches} title={title} onRecordClick={select} />
      {selected && (
        <Dialog title={`${title} · ${translateWord(String(selected.name), kit)}`} size="drawer" onClose={close}>
          <div className="flex-1 min-h-0 p-4 surface-ground">
            <ResourcePanel key={String(selected.id)} resource={granted} urlPrefix="scope" baseQuery={menuFilter} fixedValues={menuFilter} />
          </div>
        </Dialog>
      )}
    </RuleCounts>
  )
}
