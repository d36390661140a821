import { fromBase64 } from '../crypto/base64'
import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import { tokenOperationId } from './auth-operations'

/** Reads the claim `nonce` of a JWT; `undefined` if there is none or the text is no JWT. */
function readNonce(idToken: unknown): unknown {
  try {
    const [, payload = ''] = String(idToken).split('.')
    const claims: unknown = JSON.parse(new TextDecoder().decode(fromBase64(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return isRecord(claims) ? claims.nonce : undefined
  } catch {
    return undefined
  }
}

/**
 * Throws `protocol` if a token response has an `id_token` without this nonce, because it then belongs to another login.
 * The signature is the platform's to check: the token comes from the platform itself.
 */
export function assertIdTokenNonce(response: unknown, nonce: string): void {
  const outer = isRecord(response) ? response : {}
  const body = isRecord(outer.data) ? outer.data : outer
  const idToken = body.id_token ?? body.idToken
  if (idToken !== undefined && idToken !== null && idToken !== '' && readNonce(idToken) !== nonce)
    throw new JwskError({ kind: 'protocol', message: 'token answer: the id_token belongs to another login', operation: tokenOperationId })
}
