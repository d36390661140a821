import type { Operation } from '@jwsk/sdk'
import { isAbortError, isRecord } from '@jwsk/sdk'
import { ossEndpoint } from '@jwsk/sdk/resource'
import { useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../runtime/error-message'
import { useRuntime } from '../../runtime/kit-provider'
import { toSafeSource } from '../safe-url'
import { toDisplayText } from '../wire'

/** File that is waiting, being uploaded, or failed. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** Progress from 0 to 100; absent before the first byte. */
  readonly percent?: number
  /** Why the upload failed; a rejected file cannot be retried. */
  readonly errorMessage?: string
  readonly isRejected?: boolean
}

/** Parses a URL that a comma-separated list can contain; any other would be read back as two, or none. */
function parseLink(answer: unknown): string | undefined {
  const link = isRecord(answer) ? toDisplayText(answer.link) : ''
  return link.includes(',') ? undefined : toSafeSource(link)
}

/** Uploads files one by one, so that they arrive in the chosen order. */
export function useUploads(operation: Operation = ossEndpoint.putFile, onDone: (url: string) => void) {
  const t = useKitText()
  const { client } = useRuntime()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const running = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))

  const send = async (key: number, file: File, controller: AbortController) => {
    if (controller.signal.aborted) return
    try {
      const answer = await client.upload(
        operation,
        { file },
        {
          signal: controller.signal,
          onProgress: ({ sent, total }) => change(key, { percent: Math.floor((sent / Math.max(total, 1)) * 100) }),
        },
      )
      const url = parseLink(answer)
      if (url === undefined)
        return change(key, { errorMessage: t('fields.upload.failed', { name: file.name, reason: t('fields.upload.unusable') }) })
      drop(key)
      done.current(url)
    } catch (error) {
      if (!isAbortError(error))
        change(key, { errorMessage: t('fields.upload.failed', { name: file.name, reason: getErrorMessage(error, t) }) })
    } finally {
      running.current.delete(key)
    }
  }
  const start = (key: number, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    queue.current = queue.current.then(() => send(key, file, controller))
  }

  return {
    uploads,
    pending: uploads.filter((upload) => upload.errorMessage === undefined).length,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ key: ++next.current, file }))
      setUploads((all) => [...all, ...added])
      for (const { key, file } of added) start(key, file)
    },
    refuse(file: File, failure: string) {
      setUploads((all) => [...all, { key: ++next.current, file, errorMessage: failure, isRejected: true }])
    },
    retry({ key, file }: Upload) {
      setUploads((all) => all.map((upload) => (upload.key === key ? { key, file } : upload)))
      start(key, file)
    },
    cancel({ key }: Upload) {
      running.current.get(key)?.abort()
      running.current.delete(key)
      drop(key)
    },
  }
}
