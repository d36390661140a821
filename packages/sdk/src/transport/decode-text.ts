import { JwskError } from '../errors'
import type { Operation } from '../operation'

/** Decodes the text of a document, which names its own charset. Throws `protocol` if that is unknown. */
export async function decodeText({ id }: Operation, { status, headers }: Response, bytes: Blob): Promise<string> {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? []
  try {
    return new TextDecoder(charset).decode(await bytes.arrayBuffer())
  } catch {
    throw new JwskError({ kind: 'protocol', message: 'unexpected charset', operation: id, status, code: status })
  }
}
