import { type Resource, ResourcePanel, type Row, type ScreenProps, Split, SplitPart } from '@jwsk/kit'
import { useMemo, useState } from 'react'

interface DictListsProps extends ScreenProps {
  readonly dictionaries: Resource
  readonly entries: Resource
}

const rootKey = { parentId: '0', dictKey: '-1' }

/** on a phone they would stand below all dictionaries, out of sight */
const scrollIntoView = (part: HTMLElement | null) => {
  part?.scrollIntoView?.({ block: 'nearest' })
}

/** Dictionaries, and below them the entries of the one that is chosen. */
export function DictLists({ dictionaries, entries, title }: DictListsProps) {
  const [chosen, choose] = useState<Row>()
  const ofChosen = useMemo(
    () => chosen && { baseQuery: { parentId: chosen.id }, presetValues: { parentId: chosen.id, code: chosen.code } },
    [chosen],
  )
  return (
    <Split place="below">
      <ResourcePanel resource={dictionaries} title={title ?? ''} presetValues={rootKey} onRecordClick={choose} />
      {chosen && ofChosen && (
        <SplitPart key={String(chosen.id)} ref={scrollIntoView} title={String(chosen.dictValue)}>
          <ResourcePanel resource={entries} addressPrefix="entry" {...ofChosen} />
        </SplitPart>
      )}
    </Split>
  )
}
