import { type ActionViewProps, LoadError, MessagePanel, Select, useOperationQuery, useTranslate } from '@jwsk/kit'
import { flowManager, flowProcess } from '@jwsk/sdk/flow'
import { useMemo, useState } from 'react'
import { AnnotatedDiagram } from '../diagram/annotated-diagram'
import { findDrawableError } from '../diagram/check-drawable'
import { type Changes, diffDefinitions } from '../diagram/diff-definitions'

interface Version {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly tenantId?: string
}

const noChanges: Changes = new Map()

/** Compares two versions of a process: added, changed and removed elements. */
export default function DefinitionCompare({ target }: ActionViewProps<Version>) {
  const t = useTranslate()
  const { data, error, refetch, isFetching } = useOperationQuery(flowManager.page, { key: target.key, size: 200, descs: 'version' })
  const [selectedId, select] = useState('')
  if (error) return <LoadError title={t('compare.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  const others = data.records
    .filter(({ id, key, tenantId = '' }) => id !== target.id && key === target.key && tenantId === (target.tenantId ?? ''))
    .toSorted((left, right) => right.version - left.version)
  const other = others.find(({ id }) => id === selectedId) ?? others.find(({ version }) => version < target.version) ?? others[0]
  if (!other) return <MessagePanel icon="empty" title={t('compare.alone')} />
  const options = others.map(({ id, version }) => ({ value: id, label: t('compare.version', { version }) }))
  return (
    <div className="kit-view">
      <p className="flex flex-wrap align-items-center gap-2">
        {t('compare.with', { version: target.version })}
        <span className="w-15rem">
          <Select aria-label={t('compare.other')} options={options} value={other.id} onChange={select} />
        </span>
      </p>
      <Versions {...(other.version < target.version ? { earlier: other, later: target } : { earlier: target, later: other })} />
    </div>
  )
}

interface VersionsProps {
  readonly earlier: Version
  readonly later: Version
}

function Versions({ earlier, later }: VersionsProps) {
  const t = useTranslate()
  const before = useOperationQuery(flowProcess.modelView, { processDefinitionId: earlier.id })
  const after = useOperationQuery(flowProcess.modelView, { processDefinitionId: later.id })
  const [old, recent] = [before.data?.xml, after.data?.xml]
  const changes = useMemo(() => {
    const canRead = old !== undefined && recent !== undefined && !findDrawableError(old) && !findDrawableError(recent)
    return canRead ? diffDefinitions(old, recent) : { earlier: noChanges, later: noChanges }
  }, [old, recent])
  const failed = [before, after].find((query) => query.error)
  if (failed) return <LoadError title={t('diagram.failed')} error={failed.error} isFetching={failed.isFetching} refetch={failed.refetch} />
  if (old === undefined || recent === undefined) return <div className="kit-skeleton-box" aria-busy="true" />
  return (
    <>
      <p role="status">{t('compare.found', { count: new Set([...changes.earlier.keys(), ...changes.later.keys()]).size })}</p>
      <div className="flex flex-column md:flex-row gap-4">
        <section className="flex-1 min-w-0">
          <h3 className="mb-2">{t('compare.version', { version: earlier.version })}</h3>
          <AnnotatedDiagram xml={old} marks={changes.earlier} kinds={['changed', 'removed']} />
        </section>
        <section className="flex-1 min-w-0">
          <h3 className="mb-2">{t('compare.version', { version: later.version })}</h3>
          <AnnotatedDiagram xml={recent} marks={changes.later} kinds={['changed', 'added']} />
        </section>
      </div>
    </>
  )
}
