import { fromBase64, toBase64 } from './base64'
import { invalidKeyError, type PasswordCipher } from './ciphers'

// bytes: at least eight random and three fixed ones
const padding = 11

const pem = /-----(?:BEGIN|END) PUBLIC KEY-----|\s+/g

/** Decodes a public key, in PEM or bare base64, to its DER bytes. */
function toDer(publicKey: string): Uint8Array<ArrayBuffer> {
  try {
    const der = fromBase64(publicKey.replace(pem, ''))
    if (der.length > 0) return der
  } catch {
    // reported below
  }
  throw invalidKeyError('RSA: the public key is neither PEM nor base64')
}

const toPem = (der: Uint8Array) => `-----BEGIN PUBLIC KEY-----\n${toBase64(der)}\n-----END PUBLIC KEY-----`

/** Reads one DER element: its tag, and the start and end of its content. */
function readDerElement(der: Uint8Array, at: number): { tag: number; start: number; end: number } {
  const tag = der[at]
  const short = der[at + 1]
  if (tag === undefined || short === undefined) throw unreadableKeyError()
  const extra = short < 128 ? 0 : short - 128
  const start = at + 2 + extra
  const length = extra === 0 ? short : der.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (start + length > der.length) throw unreadableKeyError()
  return { tag, start, end: start + length }
}

const unreadableKeyError = () => invalidKeyError('RSA: the public key cannot be read')
const derTags = { sequence: 48, bits: 3, integer: 2 }

/**
 * Reads the length of the modulus in bytes from a SubjectPublicKeyInfo: sequence { algorithm, bits { sequence {
 * modulus, exponent } } }.
 */
function readModulusLength(der: Uint8Array): number {
  const info = readDerElement(der, 0)
  const algorithm = readDerElement(der, info.start)
  const bits = readDerElement(der, algorithm.end)
  // the first byte of a bit string is the number of unused bits
  const key = readDerElement(der, bits.start + 1)
  const modulus = readDerElement(der, key.start)
  const found = [info.tag, algorithm.tag, bits.tag, key.tag, modulus.tag].join()
  if (found !== [derTags.sequence, derTags.sequence, derTags.bits, derTags.sequence, derTags.integer].join()) throw unreadableKeyError()
  return modulus.end - modulus.start - (der[modulus.start] === 0 ? 1 : 0)
}

function assertPasswordFits(password: string, modulusBytes: number): void {
  if (new TextEncoder().encode(password).length > modulusBytes - padding) throw invalidKeyError('RSA: the password is too long for the key')
}

// not an import, so that bundlers ignore it
const loadNodeCrypto = () => globalThis.process?.getBuiltinModule?.('node:crypto')

function createNodeCipher(publicKey: string, node: NonNullable<ReturnType<typeof loadNodeCrypto>>): PasswordCipher {
  const key = (() => {
    try {
      return node.createPublicKey({ key: Buffer.from(toDer(publicKey)), format: 'der', type: 'spki' })
    } catch {
      throw invalidKeyError('RSA: the public key cannot be read')
    }
  })()
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (key.asymmetricKeyType !== 'rsa' || bits === undefined) throw invalidKeyError('RSA: the public key is of another kind')
  return {
    async encrypt(password) {
      assertPasswordFits(password, bits / 8)
      return node.publicEncrypt({ key, padding: node.constants.RSA_PKCS1_PADDING }, Buffer.from(password, 'utf8')).toString('base64')
    },
  }
}

/** Big integer of jsencrypt; only its class is used. */
interface BigInteger {
  readonly constructor: unknown
}

/** Used part of jsencrypt: its key parser and its arithmetic. */
export interface Encrypter {
  setPublicKey(key: string): void
  getKey(): { encrypt(text: string, pad: (text: string, length: number) => BigInteger): string | null }
}

/** Pads to `00 02 random… 00 text`, in hex. jsencrypt's own padding corrupts characters beyond the basic multilingual plane. */
function padToHex(password: string, length: number): string {
  const bytes = new TextEncoder().encode(password)
  const block = new Uint8Array(length)
  const filling = crypto.getRandomValues(block.subarray(2, length - bytes.length - 1))
  // a zero byte would end the padding
  while (filling.includes(0)) for (const at of filling.keys()) if (filling[at] === 0) crypto.getRandomValues(filling.subarray(at, at + 1))
  block[1] = 2
  block.set(bytes, length - bytes.length)
  return Array.from(block, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createPageCipher(publicKey: string, encrypter: Encrypter): PasswordCipher {
  const der = toDer(publicKey)
  const modulusBytes = readModulusLength(der)
  encrypter.setPublicKey(toPem(der))
  // the types of jsencrypt hide the modulus, but it is the only access to its big integers
  const key = encrypter.getKey() as ReturnType<Encrypter['getKey']> & { readonly n: BigInteger }
  // the library exports its integer class only through instances
  const Integer = key.n.constructor as new (hex: string, radix: number) => BigInteger
  return {
    async encrypt(password) {
      assertPasswordFits(password, modulusBytes)
      const hex = key.encrypt(password, () => new Integer(padToHex(password, modulusBytes), 16))
      if (!hex) throw invalidKeyError('RSA: the password cannot be encrypted')
      return toBase64(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
    },
  }
}

/**
 * Creates an RSA cipher with PKCS#1 v1.5 padding and base64 output, as guest registration requires: with node:crypto
 * in Node, with jsencrypt in a browser.
 *
 * @throws {@link JwskError} of kind `configuration` for an invalid key; `encrypt` throws the same for a password too long for the key.
 */
export async function createPasswordCipher(publicKey: string): Promise<PasswordCipher> {
  const node = typeof window === 'undefined' ? loadNodeCrypto() : undefined
  if (node) return createNodeCipher(publicKey, node)
  const { JSEncrypt } = await import('jsencrypt')
  // the types of jsencrypt declare less of the key than exists
  return createPageCipher(publicKey, new JSEncrypt() as unknown as Encrypter)
}
