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
  const maySet = useCan(`${prefix}_setting`)
  const mayView = useCan(`${prefix}_view`)
  const [chosen, choose] = useState<Row>()
  const { data: grantable, refetch } = useOperationQuery(menu.grantTree)
  const counts = useMemo(() => (grantable ? countRules(grantable.menu, grantable[kind]) : noCounts), [grantable, kind])
  const close = () => {
    choose(undefined)
    void refetch()
  }
  const ofChosen = useMemo(() => chosen && { menuId: chosen.id }, [chosen])
  const granted = useMemo<Resource>(
    () => ({ ...scopes, actions: { ...(!maySet && { add: false, edit: false, delete: false }), ...(!mayView && { view: false }) } }),
    [scopes, maySet, mayView],
  )
  return (
    <RuleCounts value={counts}>
      <ResourcePanel resource={menuBranches} title={title} onRecordClick={choose} />
      {chosen && (
        <Dialog title={`${title} · ${translateWord(String(chosen.name), kit)}`} size="drawer" onClose={close}>
          <div className="flex-1 min-h-0 p-4 surface-ground">
            <ResourcePanel key={String(chosen.id)} resource={granted} urlPrefix="scope" baseQuery={ofChosen} fixedValues={ofChosen} />
          </div>
        </Dialog>
      )}
    </RuleCounts>
  )
}
