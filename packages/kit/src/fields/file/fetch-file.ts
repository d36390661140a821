import { toSafeSource } from '../safe-url'

/**
 * Downloads a stored file by its URL without the transport, because the transport signs every call and the store may
 * belong to a third party.
 */
export async function fetchFile(link: string | undefined, signal?: AbortSignal): Promise<Blob> {
  const source = toSafeSource(link ?? '')
  if (source === undefined) throw new Error('the address of the file is not one of the web')
  const response = await globalThis.fetch(source, { credentials: 'omit', referrerPolicy: 'no-referrer', ...(signal && { signal }) })
  if (!response.ok) throw new Error(`the store answered ${response.status}`)
  return response.blob()
}
