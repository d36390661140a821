import { hashText } from '../engine/world/random'

/** Claims of a token about its user. */
export interface Claims {
  readonly kind: 'access' | 'refresh'
  readonly jti: string
  readonly user_id: string
  readonly tenant_id: string
  readonly dept_id: string
  readonly role_id: string
  readonly account: string
  /** Seconds since 1970. */
  readonly exp: number
}

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64url = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

// checksum that detects modified tokens; it is no secret because a demo has none
const sign = (content: string) => [0, 1, 2, 3, 4].map((round) => hashText(`${round}.${content}`).toString(16).padStart(8, '0')).join('')

/** Creates a token in the shape of a JWT. */
export function issueToken(claims: Claims): string {
  const content = `${toBase64Url(JSON.stringify({ alg: 'MOCK', typ: 'JWT' }))}.${toBase64Url(JSON.stringify(claims))}`
  return `${content}.${sign(content)}`
}

/** Parses the claims of a token that was issued here; returns `undefined` for any other text. */
export function readToken(token: string): Claims | undefined {
  const parts = token.split('.')
  const [header, payload, signature] = parts
  if (parts.length !== 3 || !header || !payload || signature !== sign(`${header}.${payload}`)) return undefined
  try {
    // the signature matches, so the payload is what `issueToken` wrote
    return JSON.parse(fromBase64url(payload)) as Claims
  } catch {
    return undefined
  }
}
