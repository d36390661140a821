import { JwskError } from './errors'

/** Parts of a request that a signature covers. */
export interface SignedParts {
  readonly method: string
  /** Absolute URL as it is sent; its path and its query are signed, its origin is not. */
  readonly url: string
  /** Body as it is sent; empty without one. */
  readonly body: Uint8Array<ArrayBuffer>
  /** Id of the key, sent with the request; the key itself is the secret. */
  readonly keyId: string
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string
  /** Text that no other request of the key has. */
  readonly nonce: string
}

/** Headers of a signed request. */
export const signatureHeaders = { keyId: 'x-key-id', timestamp: 'x-timestamp', nonce: 'x-nonce', signature: 'x-signature' } as const

const toHex = (bytes: ArrayBuffer | Uint8Array) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

function requireSubtle(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle
  if (subtle) return subtle
  throw new JwskError({ kind: 'configuration', message: 'signatures need WebCrypto, which a page has on https and localhost only' })
}

const hmac = { name: 'HMAC', hash: 'SHA-256' } as const

const importSecret = (secret: string) => requireSubtle().importKey('raw', new TextEncoder().encode(secret), hmac, false, ['sign', 'verify'])

/** Returns the text that is signed: one part in each line, none of which contains a line break. */
async function toSignedText({ method, url, body, keyId, timestamp, nonce }: SignedParts): Promise<Uint8Array<ArrayBuffer>> {
  const { pathname, search } = new URL(url)
  const lines = [
    method.toUpperCase(),
    pathname,
    search.slice(1),
    toHex(await requireSubtle().digest('SHA-256', body)),
    keyId,
    timestamp,
    nonce,
  ]
  if (lines.some((line) => /[\r\n]/.test(line))) throw new JwskError({ kind: 'configuration', message: 'a signed part has a line break' })
  return new TextEncoder().encode(lines.join('\n'))
}

/**
 * Returns the signature of a request: HMAC-SHA256 in hex of method, path, query, hash of the body, id of the key,
 * timestamp and nonce, one in each line. This form is a proposal: the platform has published none.
 *
 * @throws {@link JwskError} of kind `configuration` without WebCrypto, or if a part contains a line break.
 */
export async function createSignature(parts: SignedParts, secret: string): Promise<string> {
  return toHex(await requireSubtle().sign(hmac, await importSecret(secret), await toSignedText(parts)))
}

/** Signature that a request carries. */
export interface RequestSignature extends Pick<SignedParts, 'keyId' | 'timestamp' | 'nonce'> {
  /** Whether the secret has signed this request. Compares in constant time. */
  verify(secret: string): Promise<boolean>
}

const signaturePattern = /^[\da-f]{64}$/

/**
 * Reads the signature of a request, for a server; `undefined` if the request carries none. The server also rejects a
 * timestamp that is minutes away from its clock, and a nonce that it has seen from the key within that time.
 */
export async function readSignature(request: Request): Promise<RequestSignature | undefined> {
  const read = (name: keyof typeof signatureHeaders) => request.headers.get(signatureHeaders[name]) ?? ''
  const signature = read('signature')
  if (signature === '') return undefined
  const { method, url } = request
  const stamp = { keyId: read('keyId'), timestamp: read('timestamp'), nonce: read('nonce') }
  const body = new Uint8Array(await request.clone().arrayBuffer())
  return {
    ...stamp,
    async verify(secret) {
      if (!signaturePattern.test(signature)) return false
      const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
      return requireSubtle().verify(hmac, await importSecret(secret), bytes, await toSignedText({ method, url, body, ...stamp }))
    },
  }
}
