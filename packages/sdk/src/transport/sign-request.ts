import { createSignature, signatureHeaders } from '../signing'
import type { SigningOptions } from '../types'
import type { PreparedRequest } from './build-request'

/** Returns the body as it will be sent, with the media type of a form whose boundary the runtime chooses. */
async function readBody(body: RequestInit['body']): Promise<{ bytes: Uint8Array<ArrayBuffer>; type?: string | null }> {
  if (body === undefined || body === null) return { bytes: new Uint8Array() }
  const whole = new Response(body)
  return { bytes: new Uint8Array(await whole.arrayBuffer()), ...(body instanceof FormData && { type: whole.headers.get('content-type') }) }
}

const createNonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Signs a request, with a new timestamp and nonce for each attempt. */
export async function signRequest(
  { url, init }: PreparedRequest,
  signing: SigningOptions & { readonly secret: string },
): Promise<PreparedRequest> {
  const { keyId, secret, clockOffset = 0 } = signing
  const { bytes, type } = await readBody(init.body)
  const stamp = { keyId, timestamp: String(Date.now() + clockOffset), nonce: createNonce() }
  const signature = await createSignature({ method: init.method ?? 'GET', url, body: bytes, ...stamp }, secret)
  return {
    url,
    init: {
      ...init,
      // a form is sent as the bytes that were signed
      ...(type && { body: bytes }),
      headers: {
        ...init.headers,
        ...(type && { 'content-type': type }),
        [signatureHeaders.keyId]: stamp.keyId,
        [signatureHeaders.timestamp]: stamp.timestamp,
        [signatureHeaders.nonce]: stamp.nonce,
        [signatureHeaders.signature]: signature,
      },
    },
  }
}
