import { JwskError, stripInvisible } from '../errors'
import type { Operation, ResponseIssue } from '../operation'
import type { ResolvedOptions } from '../options'
import type { Call } from './build-request'
import type { TextResponse } from './decode-success'
import { type DecodedResponse, decodeRefusal } from './envelope'
import { redactSecrets } from './redact-secrets'

const toKey = (segment: PropertyKey | { readonly key: PropertyKey }) => String(typeof segment === 'object' ? segment.key : segment)

function describeIssue({ path = [], message }: ResponseIssue): string {
  const field = path.map(toKey).join('.')
  return field ? `${field}: ${message}` : message
}

/** Checks a payload against the `responseSchema` of its operation; returns the message of the first issue, and all of them as `cause`. */
async function findIssue({ responseSchema }: Operation, payload: unknown): Promise<{ message: string; cause: unknown } | undefined> {
  const { issues = [] } = (await responseSchema?.['~standard'].validate(payload)) ?? {}
  const [first, ...others] = issues
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return first && { message: `${stripInvisible(describeIssue(first))}${more}`, cause: issues }
}

interface UncommonOptions {
  readonly call: Call
  readonly settings: ResolvedOptions
  readonly accessToken: string | undefined
  /** Payload of a success whose operation asks for a file, a stream or a check. */
  readonly success: { readonly payload: unknown } | undefined
}

/** Decodes what few responses need: a rejection, and a success that may not be what its operation promises. */
export async function decodeUncommon(operation: Operation, response: TextResponse, options: UncommonOptions): Promise<DecodedResponse> {
  const { call, settings, accessToken, success } = options
  const { input, raw } = call
  const { envelope, profile } = settings
  if (!success) return decodeRefusal(operation, response, { envelope, rejectionCodes: profile.rejectionCodes, input, accessToken })
  const { status } = response
  const { id, responseType } = operation
  const about = { kind: 'protocol', operation: id, status, code: status } as const
  // a file or a stream was requested: a success without one is an error
  if (responseType === 'blob' || responseType === 'events') throw new JwskError({ ...about, message: 'unexpected answer' })
  const { payload } = success
  // no schema describes the response of a request that the caller built
  const issue = raw || payload === undefined ? undefined : await findIssue(operation, payload)
  if (issue) throw redactSecrets(new JwskError({ ...about, ...issue, body: payload }), input, accessToken)
  return success
}
