import { recordData } from '@jwsk/sdk/system'
import { Button, Fallback, loadable } from '@jwsk/ui'
import { useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { getPermissionCode, isOffered } from '../model/action-settings'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { useRecordText } from './record-texts'

const RecordChanges = loadable(() => import('./record-changes').then((module) => ({ default: module.RecordChanges })))

/** Props of the changes of a record. */
export interface RecordChangesProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
}

const offer = { permission: undefined, ...getPermissionCode(recordData.page), api: recordData.page }

/** Audited changes of a record, loaded when they are opened; nothing if it cannot be changed, or without the permission. */
export function RecordChangesSection(props: RecordChangesProps) {
  const { api } = props.resource
  const say = useRecordText()
  const runtime = useRuntime()
  const [state, setState] = useState<'closed' | 'open'>('closed')
  if (!api.submit || !isOffered(offer, runtime)) return null
  const isOpen = state === 'open'
  return (
    <section className="kit-section">
      <div className="-ml-2">
        <Button variant="quiet" icon={isOpen ? 'up' : 'down'} aria-expanded={isOpen} onClick={() => setState(isOpen ? 'closed' : 'open')}>
          {say('changes')}
        </Button>
      </div>
      {isOpen && (
        <Fallback fallback={<div className="kit-skeleton h-6rem" aria-busy="true" />}>
          <RecordChanges {...props} />
        </Fallback>
      )}
    </section>
  )
}
