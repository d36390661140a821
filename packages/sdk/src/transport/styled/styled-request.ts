import type { TextCipher } from '../../crypto/ciphers'
import type { CryptoOptions } from '../../profile'
import { isMissing, toJson, toSendable } from '../sendable'
import type { SerializedBody } from '../serialize'
import { buildStyledBody } from './styled-body'
import { buildParameterHeaders, buildStyledUrl, pickOutsideQuery, type StyledInput } from './styled-url'

/** Serializes the input of a call by the styles of its operation. */
export const buildStyledContent = (input: StyledInput) => ({
  url: buildStyledUrl(input),
  headers: buildParameterHeaders(input),
  body: buildStyledBody(input.operation, input.body),
})

const toEncryptedBody = (cipher: string, format: CryptoOptions['body']): SerializedBody =>
  format === 'form'
    ? { content: new URLSearchParams({ data: cipher }).toString(), type: 'application/x-www-form-urlencoded' }
    : { content: cipher, type: 'text/plain' }

/** Encrypts query and body; parameters of path, headers and cookies stay readable. Refuses files, which JSON would lose. */
export async function buildEncryptedContent(input: StyledInput, cipher: TextCipher, format: CryptoOptions['body']) {
  const { operation, query, body } = input
  const otherParameters = pickOutsideQuery(operation, query)
  const inQuery = Object.entries(query)
    .filter(([name, value]) => !Object.hasOwn(otherParameters, name) && !isMissing(value))
    .map(([name, value]) => [name, toSendable(name, value)])
  const data = inQuery.length > 0 ? { data: await cipher.encrypt(toJson('query', Object.fromEntries(inQuery))) } : {}
  return {
    url: buildStyledUrl({ ...input, query: { ...otherParameters, ...data } }),
    headers: buildParameterHeaders(input),
    body: body === undefined ? undefined : toEncryptedBody(await cipher.encrypt(toJson('body', body)), format),
  }
}
