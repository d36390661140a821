import { type Client, createClient, type Profile } from '@jwsk/sdk'
import { type Backend, brokenConnection, createRespond } from '../engine/respond'

/** Creates a client of the SDK that calls the backend directly, for tests. */
export function createBladeClient(backend: Backend, profile: Profile): Client {
  const respond = createRespond(backend)
  return createClient({
    profile,
    baseUrl: 'http://blade.test',
    clientId: 'jwsk-console',
    clientSecret: 'jwsk-console',
    fetch: async (input, init) => {
      const response = await respond(new Request(input, init))
      if (response === brokenConnection) throw new TypeError('the connection broke')
      return response
    },
  })
}
