import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Client, UploadOptions } from '../types'

// that of the platform's own parts
const timeout = 300_000

/**
 * Sends a part to its presigned address, which is all that the storage asks for: neither token, nor Basic header, nor
 * cookies. The query holds the signature, so it is input: logs and traces name the path alone.
 */
export async function putPresigned(client: Client, url: URL, { part, options }: { part: Blob; options: UploadOptions }): Promise<void> {
  const query = Object.fromEntries(url.searchParams)
  if (Object.keys(query).length !== url.searchParams.size)
    throw new JwskError({ kind: 'protocol', message: 'an address of a part repeats a parameter', operation: 'presignedPart.put' })
  const operation: Operation = {
    id: 'presignedPart.put',
    method: 'PUT',
    path: `${url.origin}${url.pathname}`,
    input: 'both',
    body: 'application/octet-stream',
    responseType: 'none',
    envelope: false,
    token: false,
    basic: false,
    // a part that is sent again replaces itself
    idempotent: true,
    timeout,
  }
  await client.upload(operation, { query, body: part }, options)
}
