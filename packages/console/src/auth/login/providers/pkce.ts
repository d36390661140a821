import { sha256 } from '@jwsk/sdk/crypto'

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Returns 256 random bits in base64url, e.g. for the verifier of PKCE. */
export const createSecret = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

/** Computes the S256 challenge of a verifier (RFC 7636). */
export async function computeChallenge(verifier: string): Promise<string> {
  const hex = await sha256(verifier)
  return toBase64Url(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}
