import { isRecord } from '@jwsk/sdk'
import { useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

const getUpdateTime = (record: unknown) => (isRecord(record) ? record.updateTime : undefined)

/** Confirms before a change overwrites that of another user since the record was opened. */
export function useEditConflict(resource: Resource, record: Row | undefined) {
  const { client, permissions } = useRuntime()
  const [resolveConflict, setResolveConflict] = useState<(overwrite: boolean) => void>()
  const { detail } = resource.api
  const before = getUpdateTime(record)

  /** Whether the change may be sent: no conflict, or the user confirmed it. */
  async function canSave(): Promise<boolean> {
    const isReadable = detail && !detail.permission?.some((code) => !permissions.has(code))
    if (!record || !isReadable || before === undefined) return true
    const now = await client.call(detail, { [resource.key]: record[resource.key] })
    if (getUpdateTime(now) === before) return true
    return new Promise((resolve) =>
      setResolveConflict(() => (overwrite: boolean) => {
        setResolveConflict(undefined)
        resolve(overwrite)
      }),
    )
  }
  return { canSave, resolveConflict }
}
