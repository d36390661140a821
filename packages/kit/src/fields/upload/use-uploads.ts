import type { Operation } from '@jwsk/sdk'
import { isAbortError, isRecord } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../runtime/error-message'
import { useRuntime } from '../../runtime/kit-provider'
import { toSafeSource } from '../safe-url'
import { toDisplayText } from '../wire'
import { type FileProgress, sendFile } from './send-file'

/** File that is waiting, being uploaded, or failed. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** Progress from 0 to 100; absent before the first byte. */
  readonly percent?: number
  /** Whether the connection is cut; the upload continues by itself. */
  readonly isInterrupted?: boolean
  /** Why the upload failed; a rejected file cannot be retried. */
  readonly errorMessage?: string
  readonly isRejected?: boolean
}

/** Parses a URL that a comma-separated list can contain; any other would be read back as two, or none. */
function parseLink(answer: unknown): string | undefined {
  const link = isRecord(answer) ? toDisplayText(answer.link) : ''
  return link.includes(',') ? undefined : toSafeSource(link)
}

/** Upload in flight; `cancel` drops what was sent, `stop` alone lets a later upload of the same file continue. */
interface Running {
  readonly cancel: AbortController
  readonly stop: AbortController
}

/** Uploads files one by one, so that they arrive in the chosen order. */
export function useUploads(operation: Operation | undefined, onDone: (url: string, key: number) => void) {
  const t = useKitText()
  const runtime = useRuntime()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const running = useRef(new Map<number, Running>())
  const done = useRef(onDone)
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const { current } = running
    return () => {
      for (const { stop } of current.values()) stop.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))

  const send = async (key: number, file: File, { cancel, stop }: Running) => {
    if (stop.signal.aborted) return
    const fail = (reason: string) => change(key, { errorMessage: t('fields.upload.failed', { name: file.name, reason }) })
    const onProgress = ({ sent, total, isInterrupted = false }: FileProgress) =>
      change(key, { percent: Math.floor((sent / Math.max(total, 1)) * 100), isInterrupted })
    try {
      const sent = await sendFile(runtime, file, { operation, cancel: cancel.signal, stop: stop.signal, onProgress })
      if ('refusedOrigin' in sent) return fail(t('fields.upload.storage', { origin: sent.refusedOrigin }))
      const url = parseLink(sent.answer)
      if (url === undefined) return fail(t('fields.upload.unusable'))
      drop(key)
      done.current(url, key)
    } catch (error) {
      if (!isAbortError(error)) fail(getErrorMessage(error, t))
    } finally {
      running.current.delete(key)
    }
  }
  const start = (key: number, file: File) => {
    const controllers = { cancel: new AbortController(), stop: new AbortController() }
    running.current.set(key, controllers)
    queue.current = queue.current.then(() => send(key, file, controllers))
  }

  return {
    uploads,
    pending: uploads.filter((upload) => upload.errorMessage === undefined).length,
    /** Returns the keys of the uploads. */
    add(files: readonly File[]): readonly number[] {
      const added = files.map((file) => ({ key: ++next.current, file }))
      setUploads((all) => [...all, ...added])
      for (const { key, file } of added) start(key, file)
      return added.map(({ key }) => key)
    },
    refuse(file: File, failure: string) {
      setUploads((all) => [...all, { key: ++next.current, file, errorMessage: failure, isRejected: true }])
    },
    retry({ key, file }: Upload) {
      setUploads((all) => all.map((upload) => (upload.key === key ? { key, file } : upload)))
      start(key, file)
    },
    cancel({ key }: Upload) {
      const upload = running.current.get(key)
      upload?.cancel.abort()
      upload?.stop.abort()
      running.current.delete(key)
      drop(key)
    },
  }
}
