import { isAbortError, type Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { ImportOptions } from '../model/action-options'
import { type ImportReport, parseImportReport, summarizeRows } from '../model/import-report'
import { invalidateLists } from '../model/queries'
import type { Resource } from '../model/resource'
import { getWriteErrorMessage } from '../write/write-messages'

interface ImportRequest {
  readonly file: File
  readonly overwrites: boolean
}

/** Uploads a file of records; unmounting aborts it. */
export function useImport(resource: Resource, { api, overwriteField, report }: ImportOptions<never, Operation>) {
  const t = useKitText()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  /** Progress from 0 to 100; absent while idle. */
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [result, setResult] = useState<ImportReport>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async ({ file, overwrites }: ImportRequest) => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setFailure(undefined)
    setPercent(0)
    try {
      const answer = await client.upload(
        api,
        { file, ...(overwriteField !== undefined && { [overwriteField]: overwrites ? 1 : 0 }) },
        { signal: stop.signal, onProgress: ({ sent, total }) => setPercent(Math.floor((sent / Math.max(total, 1)) * 100)) },
      )
      setResult(report ? summarizeRows(report(answer)) : parseImportReport(answer))
    } catch (error) {
      if (!isAbortError(error)) setFailure(getWriteErrorMessage(error, t))
    } finally {
      // rows may have been imported even if the call failed
      invalidateLists(queries, { scope, resource })
      running.current = undefined
      setPercent(undefined)
    }
  }
  return { percent, failure, result, start, cancel: () => running.current?.abort(), reset: () => setResult(undefined) }
}
