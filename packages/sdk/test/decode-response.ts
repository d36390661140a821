import type { Operation } from '../src/operation'
import { decodeSuccess, parseBody, resolveEnvelope } from '../src/transport/decode-success'
import { type DecodedResponse, type DecodeOptions, decodeRefusal } from '../src/transport/envelope'

/** Decodes a response as the transport does. */
export function decodeResponse(
  operation: Operation,
  response: { readonly status: number; readonly text: string; readonly headers?: Headers },
  { envelope = resolveEnvelope(), ...options }: Partial<DecodeOptions> = {},
): DecodedResponse {
  const parsed = { ...response, body: parseBody(response.text) }
  return decodeSuccess(operation, parsed, envelope) ?? decodeRefusal(operation, parsed, { ...options, envelope })
}
