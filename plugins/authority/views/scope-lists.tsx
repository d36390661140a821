import { Dialog, type Resource, ResourcePanel, type Row, useCan } from '@jwsk/kit'
import { useMemo, useState } from 'react'
import { menuBranches } from '../resources/menu-branches'

interface ScopeListsProps {
  readonly scopes: Resource
  /** One code grants all changes, another to read. */
  readonly prefix: 'data_scope' | 'api_scope'
  readonly title: string
}

/** Menus; the rules of the one that is chosen stand in a drawer beside them. */
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
    <>
      <ResourcePanel resource={menuBranches} title={title} onRecordClick={choose} />
      {chosen && (
        <Dialog title={`${title} · ${String(chosen.name)}`} size="drawer" onClose={() => choose(undefined)}>
          <div className="flex-1 min-h-0 p-4 surface-ground">
            <ResourcePanel key={String(chosen.id)} resource={granted} addressPrefix="scope" baseQuery={ofChosen} presetValues={ofChosen} />
          </div>
        </Dialog>
      )}
    </>
  )
}
