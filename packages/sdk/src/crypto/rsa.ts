import { fromBase64, toBase64 } from './base64'
import { type PasswordCipher, wrongKey } from './ports'

// at least eight random bytes and three fixed ones
const padding = 11

const pem = /-----(?:BEGIN|END) PUBLIC KEY-----|\s+/g

/** The DER bytes of a public key, in PEM or bare base64. */
function derOf(publicKey: string): Uint8Array<ArrayBuffer> {
  try {
    const der = fromBase64(publicKey.replace(pem, ''))
    if (der.length > 0) return der
  } catch {
    // reported below
  }
  throw wrongKey('RSA: the public key is neither PEM nor base64')
}

const pemOf = (der: Uint8Array) => `-----BEGIN PUBLIC KEY-----\n${toBase64(der)}\n-----END PUBLIC KEY-----`

/** One DER element: its tag, where its content starts and where that ends. */
function element(der: Uint8Array, at: number): { tag: number; start: number; end: number } {
  const tag = der[at]
  const short = der[at + 1]
  if (tag === undefined || short === undefined) throw unreadable()
  const extra = short < 128 ? 0 : short - 128
  const start = at + 2 + extra
  const length = extra === 0 ? short : der.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (start + length > der.length) throw unreadable()
  return { tag, start, end: start + length }
}

const unreadable = () => wrongKey('RSA: the public key cannot be read')
const tags = { sequence: 48, bits: 3, integer: 2 }

/** Bytes of the modulus, from a SubjectPublicKeyInfo: sequence { algorithm, bits { sequence { modulus, exponent } } }. */
function modulusLength(der: Uint8Array): number {
  const info = element(der, 0)
  const algorithm = element(der, info.start)
  const bits = element(der, algorithm.end)
  // the first byte of a bit string counts the bits that are not used
  const key = element(der, bits.start + 1)
  const modulus = element(der, key.start)
  const found = [info.tag, algorithm.tag, bits.tag, key.tag, modulus.tag].join()
  if (found !== [tags.sequence, tags.sequence, tags.bits, tags.sequence, tags.integer].join()) throw unreadable()
  return modulus.end - modulus.start - (der[modulus.start] === 0 ? 1 : 0)
}

function checkLength(password: string, modulusBytes: number): void {
  if (new TextEncoder().encode(password).length > modulusBytes - padding) throw wrongKey('RSA: the password is too long for the key')
}

// not an import: a bundler must not look for it
const nodeCrypto = () => globalThis.process?.getBuiltinModule?.('node:crypto')

function nodeCipher(publicKey: string, node: NonNullable<ReturnType<typeof nodeCrypto>>): PasswordCipher {
  const key = (() => {
    try {
      return node.createPublicKey({ key: Buffer.from(derOf(publicKey)), format: 'der', type: 'spki' })
    } catch {
      throw wrongKey('RSA: the public key cannot be read')
    }
  })()
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (key.asymmetricKeyType !== 'rsa' || bits === undefined) throw wrongKey('RSA: the public key is of another kind')
  return {
    async encrypt(password) {
      checkLength(password, bits / 8)
      return node.publicEncrypt({ key, padding: node.constants.RSA_PKCS1_PADDING }, Buffer.from(password, 'utf8')).toString('base64')
    },
  }
}

/** What is used of jsencrypt; its random numbers are the page's `crypto.getRandomValues`. */
export interface Encrypter {
  setPublicKey(key: string): void
  encrypt(text: string): string | false
}

export function pageCipher(publicKey: string, encrypter: Encrypter): PasswordCipher {
  const der = derOf(publicKey)
  const modulusBytes = modulusLength(der)
  encrypter.setPublicKey(pemOf(der))
  return {
    async encrypt(password) {
      checkLength(password, modulusBytes)
      // jsencrypt writes UTF-8 itself but measures characters; the length was checked in bytes above
      const ciphertext = encrypter.encrypt(password)
      if (ciphertext === false) throw wrongKey('RSA: the password cannot be encrypted')
      return ciphertext
    },
  }
}

/**
 * RSA with PKCS#1 v1.5 padding, base64, as registration asks for: by node:crypto in Node, by jsencrypt in a page.
 * A key that is none, or a password longer than it can hold, is a `configuration` error.
 */
export async function createPasswordCipher(publicKey: string): Promise<PasswordCipher> {
  const node = typeof window === 'undefined' ? nodeCrypto() : undefined
  if (node) return nodeCipher(publicKey, node)
  const { JSEncrypt } = await import('jsencrypt')
  return pageCipher(publicKey, new JSEncrypt())
}
