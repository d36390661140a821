import { type Client, isBusinessError, JwskError } from '@jwsk/sdk'

/** Wraps the client of a deployment that silences some of the platform's codes: for a screen, such a call was aborted. */
export function withSilentCodes(client: Client, codes: readonly (number | string)[]): Client {
  if (codes.length === 0) return client
  const pass = (error: unknown): never => {
    if (!isBusinessError(error) || error.code === undefined || !codes.includes(error.code)) throw error
    const { message, operation = '', status = 0, code } = error
    throw new JwskError({ kind: 'abort', message, operation, status, code, cause: error })
  }
  // the caller's types check the input
  const call = ((...sent: Parameters<Client['callRaw']>) => client.call(...sent).catch(pass)) as Client['call']
  const upload: Client['upload'] = (...sent) => client.upload(...sent).catch(pass)
  return { ...client, call, upload }
}
