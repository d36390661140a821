import { toSafeSource } from '../safe-url'

/** A stored file by its address; the store may be anyone's, so the transport, which signs every call, stays out of it. */
export async function fetchFile(link: string | undefined, signal?: AbortSignal): Promise<Blob> {
  const source = toSafeSource(link ?? '')
  if (source === undefined) throw new Error('the address of the file is not one of the web')
  const response = await globalThis.fetch(source, { credentials: 'omit', referrerPolicy: 'no-referrer', ...(signal && { signal }) })
  if (!response.ok) throw new Error(`the store answered ${response.status}`)
  return response.blob()
}
