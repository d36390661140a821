import { isBusinessError, isForbiddenError, isJwskError } from './errors'
import { multipartUpload } from './generated/resource/multipart-upload'
import type { OutputOf } from './operation'
import { onAbort } from './transport/on-abort'
import type { Client, RetryOptions, UploadOptions } from './types'
import { identifyFile } from './upload/identify-file'
import { findStoredParts, type Part, type PlatformUpload, parsePartUrls, planParts } from './upload/part-plan'
import { createPatience, type Patience } from './upload/patience'
import { putPresigned } from './upload/put-presigned'
import { createRememberedUpload, type UploadStorage } from './upload/remembered-uploads'

export type { UploadStorage } from './upload/remembered-uploads'

/** Progress of an upload in parts. */
export interface PartsProgress {
  /** Bytes that have been sent, those of an earlier page included; less after a cut. */
  readonly sent: number
  /** Size of the file in bytes. */
  readonly total: number
  /** Whether the connection is cut; the upload continues when it is back. */
  readonly isInterrupted: boolean
}

/** Options of {@link uploadInParts}. */
export interface PartsOptions {
  /** Cancels the upload: the platform drops its parts. */
  readonly signal?: AbortSignal
  /** Stops the upload, whose parts stay for the same file later. */
  readonly pause?: AbortSignal
  readonly onProgress?: (progress: PartsProgress) => void
  /** Parts that are sent at the same time. Defaults to 2. */
  readonly concurrency?: number
  /** Storage that remembers the upload, so that a later page continues it, e.g. `localStorage`. Defaults to none. */
  readonly storage?: UploadStorage
  /** Whether parts may go to presigned addresses of this origin, e.g. by the page's policy. Defaults to every origin. */
  readonly allowsOrigin?: (origin: string) => boolean
  /**
   * Attempts after a cut, in addition to the client's own retries of each part: at most `limit` in a row (20) without a
   * part that arrives. Defaults to an exponential backoff of 200 ms to 8 s with jitter.
   */
  readonly retry?: Pick<RetryOptions, 'limit' | 'backoff'>
}

interface Upload {
  readonly client: Client
  readonly file: File
  readonly options: PartsOptions
  readonly signal: AbortSignal
  readonly patience: Patience
  /** Bytes that have been sent, by part. */
  readonly sent: Map<number, number>
  readonly report: () => void
}

const fetchUpload = ({ client, signal, patience }: Upload, uploadId: string) =>
  patience.persist(() => client.call(multipartUpload.parts, { uploadId }, { signal }))

/** Finds the upload that an earlier page started; `undefined` if the platform no longer has it. */
async function findEarlierUpload(upload: Upload, uploadId: string | undefined): Promise<PlatformUpload | undefined> {
  if (uploadId === undefined) return undefined
  try {
    const found = await fetchUpload(upload, uploadId)
    return found.fileSize === upload.file.size ? found : undefined
  } catch (error) {
    if (isBusinessError(error) || isForbiddenError(error)) return undefined
    throw error
  }
}

/** Creates the function that sends one part: to the platform, or to the part's presigned address. */
function createPartSender(upload: Upload, planned: readonly Part[], found: PlatformUpload) {
  const { client, file, options } = upload
  const { uploadId } = found
  let urls = parsePartUrls(found, planned, options.allowsOrigin)
  const send = async ({ number, start, end }: Part, sendOptions: UploadOptions) => {
    // a slice is read when it is sent
    const part = file.slice(start, end)
    const url = urls[number - 1]
    if (url) await putPresigned(client, url, { part, options: sendOptions })
    else await client.upload(multipartUpload.putPart, { uploadId, partNumber: number, file: part }, sendOptions)
  }
  return async (part: Part, sendOptions: UploadOptions) => {
    try {
      await send(part, sendOptions)
    } catch (error) {
      if (urls.length === 0 || !isForbiddenError(error)) throw error
      // an address is valid for a limited time
      urls = parsePartUrls(await fetchUpload(upload, uploadId), planned, options.allowsOrigin)
      await send(part, sendOptions)
    }
  }
}

/** Sends the parts that the platform lacks, several at a time. */
async function sendMissingParts(upload: Upload, found: PlatformUpload): Promise<void> {
  const { file, options, signal, patience, sent, report } = upload
  const planned = planParts(found, file)
  const stored = findStoredParts(found, planned)
  const send = createPartSender(upload, planned, found)
  for (const { number, start, end } of planned) if (stored.has(number)) sent.set(number, end - start)
  report()
  const missing = planned.filter(({ number }) => !stored.has(number)).values()
  const sendNext = async () => {
    for (const part of missing) {
      const size = part.end - part.start
      // the body of a form is larger than its file
      const onProgress = (progress: { readonly sent: number }) => {
        sent.set(part.number, Math.min(progress.sent, size))
        report()
      }
      await patience.persist(() => send(part, { signal, ...(options.onProgress && { onProgress }) }))
      sent.set(part.number, size)
      report()
    }
  }
  await Promise.all(Array.from({ length: options.concurrency ?? 2 }, sendNext))
}

/** Runs an upload; `onStarted` gets its id. */
async function runUpload(upload: Upload, onStarted: (uploadId: string) => void) {
  const { client, file, options, signal, patience } = upload
  const remembered = createRememberedUpload(options.storage, options.storage ? await identifyFile(file) : '')
  const start = () =>
    client.call(
      multipartUpload.start,
      { fileName: file.name, fileSize: file.size, ...(file.type !== '' && { contentType: file.type }) },
      { signal },
    )
  // an upload whose start was cut is empty, and expires
  const found = (await findEarlierUpload(upload, remembered.read())) ?? (await patience.persist(start))
  const { uploadId } = found
  remembered.write(uploadId)
  onStarted(uploadId)
  try {
    if (found.file === undefined) await sendMissingParts(upload, found)
    const stored = found.file ?? (await patience.persist(() => client.call(multipartUpload.finish, { uploadId }, { signal })))
    remembered.forget()
    return stored
  } catch (error) {
    if (options.signal?.aborted || isUnusable(error)) remembered.forget()
    throw error
  }
}

/** Whether an upload that has started cannot be used, by its sizes or addresses. */
const isUnusable = (error: unknown) => isJwskError(error) && error.operation === multipartUpload.start.id

/**
 * Uploads a file in parts, each read when it is sent: the file is never in memory as a whole. A part is sent again by the
 * client's rules for retries, and after a cut for as long as `retry` says. With `storage`, a later call with the same file
 * (name, size, time of its last change, first and last megabyte) continues from the parts that the platform has.
 *
 * Parts go to the platform, or by PUT without token and cookies to the presigned addresses that it answers with. The calls
 * are a proposal: ask `client.supports(multipartUpload.start)`, and else use `client.upload`.
 *
 * @throws {@link JwskError} of kind `abort` after a cancel or a pause, `configuration` for an address of an origin that is
 * not allowed, `protocol` for one that is not http or https, and that of the call that failed.
 *
 * @example
 * const { link } = await uploadInParts(client, file, { storage: localStorage, signal })
 */
export async function uploadInParts(
  client: Client,
  file: File,
  options: PartsOptions = {},
): Promise<OutputOf<typeof multipartUpload.finish>> {
  const stop = new AbortController()
  const sent = new Map<number, number>()
  const signals = [options.signal, options.pause].filter((signal) => signal !== undefined)
  if (signals.some((signal) => signal.aborted)) stop.abort()
  const releases = signals.map((signal) => onAbort(signal, () => stop.abort()))
  const report = () => {
    const bytes = [...sent.values()].reduce((sum, part) => sum + part, 0)
    if (!stop.signal.aborted) options.onProgress?.({ sent: bytes, total: file.size, isInterrupted: patience.isInterrupted })
  }
  const patience = createPatience({ retry: options.retry, signal: stop.signal, onChange: report })
  let uploadId: string | undefined
  try {
    return await runUpload({ client, file, options, signal: stop.signal, patience, sent, report }, (id) => {
      uploadId = id
    })
  } catch (error) {
    // the other parts in flight
    stop.abort()
    // the platform drops the rest when it expires
    if (uploadId !== undefined && (options.signal?.aborted || isUnusable(error)))
      client.call(multipartUpload.abort, { uploadId }).catch(() => undefined)
    throw error
  } finally {
    for (const release of releases) release()
  }
}
