import { isJwskError, isUnsupportedError, type Operation } from '@jwsk/sdk'
import { multipartUpload, ossEndpoint } from '@jwsk/sdk/resource'
import type { UploadStorage } from '@jwsk/sdk/upload'
import type { KitRuntime, Preferences } from '../../runtime/types'

/** Size in bytes above which a file goes in parts. */
export const singleRequestLimit = 20 * 1024 * 1024

export interface FileProgress {
  readonly sent: number
  readonly total: number
  /** Whether the connection is cut; the upload continues by itself. */
  readonly isInterrupted?: boolean
}

interface SendOptions {
  /** Operation of the field. Defaults to that of the platform, which takes large files in parts. */
  readonly operation: Operation | undefined
  /** Drops what has been sent. */
  readonly cancel: AbortSignal
  /** Stops in any case, also without a cancel. */
  readonly stop: AbortSignal
  readonly onProgress: (progress: FileProgress) => void
}

/** Response of the platform, or the origin of the storage that the page's policy does not allow. */
export type SentFile = { readonly answer: unknown } | { readonly refusedOrigin: string }

/** Remembers uploads among the preferences of the user, so that no other user continues them. */
const toStorage = ({ read, write }: Preferences): UploadStorage => ({
  getItem(key) {
    const uploadId = read(key)
    return typeof uploadId === 'string' ? uploadId : null
  },
  setItem: write,
  removeItem: (key) => write(key, null),
})

const notFound = 404

/** Whether the platform has no uploads in parts, regardless of its profile. */
const lacksParts = (error: unknown) =>
  isUnsupportedError(error) || (isJwskError(error) && error.operation === multipartUpload.start.id && error.status === notFound)

async function sendInParts(
  { client, site, preferences }: KitRuntime,
  file: File,
  { cancel, stop, onProgress }: SendOptions,
): Promise<SentFile> {
  const { uploadInParts } = await import('@jwsk/sdk/upload')
  let refusedOrigin: string | undefined
  const allowsOrigin = (origin: string) => {
    const isAllowed = origin === location.origin || (site?.mediaOrigins ?? []).includes(origin)
    if (!isAllowed) refusedOrigin = origin
    return isAllowed
  }
  try {
    const memory = preferences ? { storage: toStorage(preferences) } : {}
    return { answer: await uploadInParts(client, file, { ...memory, signal: cancel, pause: stop, onProgress, allowsOrigin }) }
  } catch (error) {
    if (refusedOrigin !== undefined) return { refusedOrigin }
    throw error
  }
}

/** Sends a file: in parts if it is large and the platform takes them, else as one request. */
export async function sendFile(runtime: KitRuntime, file: File, options: SendOptions): Promise<SentFile> {
  const { client } = runtime
  const { operation, stop, onProgress } = options
  if (operation === undefined && file.size > singleRequestLimit && client.supports(multipartUpload.start)) {
    try {
      return await sendInParts(runtime, file, options)
    } catch (error) {
      if (!lacksParts(error)) throw error
    }
  }
  return { answer: await client.upload(operation ?? ossEndpoint.putFile, { file }, { signal: stop, onProgress }) }
}
