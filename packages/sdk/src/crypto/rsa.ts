import { fromBase64, toBase64 } from './base64'
import { type PasswordCipher, invalidKeyError } from './ciphers'

// at least eight random bytes and three fixed ones
const padding = 11

const pem = /-----(?:BEGIN|END) PUBLIC KEY-----|\s+/g

/** The DER bytes of a public key, in PEM or bare base64. */
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

/** One DER element: its tag, where its content starts and where that ends. */
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

/** Bytes of the modulus, from a SubjectPublicKeyInfo: sequence { algorithm, bits { sequence { modulus, exponent } } }. */
function readModulusLength(der: Uint8Array): number {
  const info = readDerElement(der, 0)
  const algorithm = readDerElement(der, info.start)
  const bits = readDerElement(der, algorithm.end)
  // the first byte of a bit string counts the bits that are not used
  const key = readDerElement(der, bits.start + 1)
  const modulus = readDerElement(der, key.start)
  const found = [info.tag, algorithm.tag, bits.tag, key.tag, modulus.tag].join()
  if (found !== [derTags.sequence, derTags.sequence, derTags.bits, derTags.sequence, derTags.integer].join()) throw unreadableKeyError()
  return modulus.end - modulus.start - (der[modulus.start] === 0 ? 1 : 0)
}

function assertPasswordFits(password: string, modulusBytes: number): void {
  if (new TextEncoder().encode(password).length > modulusBytes - padding) throw invalidKeyError('RSA: the password is too long for the key')
}

// not an import: a bundler must not look for it
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

/** A big integer of jsencrypt's; only its class is of use here. */
interface BigInteger {
  readonly constructor: unknown
}

/** What is used of jsencrypt: its key parser and its arithmetic. */
export interface Encrypter {
  setPublicKey(key: string): void
  getKey(): { encrypt(text: string, pad: (text: string, length: number) => BigInteger): string | null }
}

/** `00 02 random… 00 text`, in hex; jsencrypt's own padding writes what is beyond the first plane wrongly. */
function padToHex(password: string, length: number): string {
  const bytes = new TextEncoder().encode(password)
  const block = new Uint8Array(length)
  const filling = crypto.getRandomValues(block.subarray(2, length - bytes.length - 1))
  // a zero would end the filling
  while (filling.includes(0)) for (const at of filling.keys()) if (filling[at] === 0) crypto.getRandomValues(filling.subarray(at, at + 1))
  block[1] = 2
  block.set(bytes, length - bytes.length)
  return Array.from(block, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createPageCipher(publicKey: string, encrypter: Encrypter): PasswordCipher {
  const der = toDer(publicKey)
  const modulusBytes = readModulusLength(der)
  encrypter.setPublicKey(toPem(der))
  // its types keep the modulus to themselves, but it is the only way to its big integers
  const key = encrypter.getKey() as ReturnType<Encrypter['getKey']> & { readonly n: BigInteger }
  // the library exports its integers by their instances only
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
 * RSA with PKCS#1 v1.5 padding, base64, as registration asks for: by node:crypto in Node, by jsencrypt in a page.
 * A key that is none, or a password longer than it can hold, is a `configuration` error.
 */
export async function createPasswordCipher(publicKey: string): Promise<PasswordCipher> {
  const node = typeof window === 'undefined' ? loadNodeCrypto() : undefined
  if (node) return createNodeCipher(publicKey, node)
  const { JSEncrypt } = await import('jsencrypt')
  // its types say less of its key than there is
  return createPageCipher(publicKey, new JSEncrypt() as unknown as Encrypter)
}
