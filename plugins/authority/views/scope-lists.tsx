import { type Resource, ResourcePanel, type Row, Split, SplitPart, useCan } from '@jwsk/kit'
import { useMemo, useState } from 'react'
import { menuBranches } from '../resources/menu-branches'

interface ScopeListsProps {
  readonly scopes: Resource
  /** One code grants all changes, another to read. */
  readonly prefix: 'data_scope' | 'api_scope'
  readonly title: string
}

/** Menus, and below them the rules of the one that is chosen. */
export function ScopeLists({ scopes, prefix, title }: ScopeListsProps) {
  const maySet = useCan(`${prefix}_setting`)
  const mayView = useCan(`${prefix}_view`)
  const [chosen, choose] = useState<Row>()
  const ofChosen = useMemo(() => chosen && { menuId: chosen.id }, [chosen])
  const granted = useMemo<Resource>(
    () => ({ ...scopes, actions: { ...(!maySet && { add: false, edit: false, delete: false }), ...(!mayView && { view: false }) } }),
    [scopes, maySet, mayView],
  )
  return (
    <Split place="below">
      <ResourcePanel resource={menuBranches} title={title} onOpen={choose} />
      {chosen && (
        <SplitPart title={String(chosen.name)}>
          <ResourcePanel key={String(chosen.id)} resource={granted} at="scope" fixed={ofChosen} given={ofChosen} />
        </SplitPart>
      )}
    </Split>
  )
}
