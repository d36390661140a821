import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface IssuedCode {
  readonly challenge: string
  readonly nonce: string
  readonly redirectUri: string
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const createIdToken = (nonce: string) => `${encode({ alg: 'none' })}.${encode({ sub: 'cashier', nonce })}.`

/** Starts an identity provider with OpenID Connect, which verifies PKCE, and CAS, which verifies the service of a ticket. */
export async function startIdentityProvider() {
  const codes = new Map<string, IssuedCode>()
  const services = new Map<string, string>()
  const visits: URL[] = []
  /** Nonce of the id_token in place of the requested one. */
  let forgedNonce: string | undefined

  const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

  const routes = new Map<string, (params: URLSearchParams, response: ServerResponse) => unknown>([
    [
      '/authorize',
      (params, response) => {
        const [redirectUri, challenge, nonce] = ['redirect_uri', 'code_challenge', 'nonce'].map((name) => params.get(name) ?? '')
        if (!redirectUri || !challenge || !nonce || params.get('code_challenge_method') !== 'S256') return response.writeHead(400).end()
        const code = `AQ.${randomUUID()}`
        codes.set(code, { redirectUri, challenge, nonce })
        return redirect(response, `${redirectUri}?code=${code}&state=${params.get('state')}`)
      },
    ],
    [
      '/token',
      (params, response) => {
        const issued = codes.get(params.get('code') ?? '')
        codes.delete(params.get('code') ?? '')
        const challenge = createHash('sha256')
          .update(params.get('code_verifier') ?? '')
          .digest('base64url')
        const isValid = issued?.challenge === challenge && issued.redirectUri === params.get('redirect_uri')
        return isValid
          ? response.end(JSON.stringify({ id_token: createIdToken(forgedNonce ?? issued.nonce) }))
          : response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }))
      },
    ],
    [
      '/cas/login',
      (params, response) => {
        const [service, ticket] = [params.get('service') ?? '', `ST-1-${randomUUID()}-cas.example`]
        services.set(ticket, service)
        // appended to the service as CAS does it
        return redirect(response, `${service}${service.includes('?') ? '&' : '?'}ticket=${ticket}`)
      },
    ],
    [
      '/cas/serviceValidate',
      (params, response) => {
        const ticket = params.get('ticket') ?? ''
        const isValid = services.get(ticket) === params.get('service')
        services.delete(ticket)
        return response.writeHead(isValid ? 200 : 400).end()
      },
    ],
  ])

  const server = createServer(({ url = '' }: IncomingMessage, response) => {
    const { pathname, searchParams, href } = new URL(url, 'http://127.0.0.1')
    visits.push(new URL(href))
    const route = routes.get(pathname)
    if (route) route(searchParams, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // listens on TCP
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    /** Requests so far. */
    visits,
    forgeNonce: (nonce: string) => {
      forgedNonce = nonce
    },
    /** Exchanges the code of a social grant as the platform does; resolves to the `id_token`, or `undefined` if the provider rejects it. */
    exchange: async (grant: URLSearchParams): Promise<{ readonly id_token?: string } | undefined> => {
      const pick = (...names: readonly string[]) => new URLSearchParams(names.map((name) => [name, grant.get(name) ?? '']))
      const isCas = grant.get('source') === 'cas'
      const query = isCas
        ? new URLSearchParams({ ticket: grant.get('code') ?? '', service: grant.get('redirect_uri') ?? '' })
        : pick('code', 'code_verifier', 'redirect_uri')
      const response = await fetch(`${url}${isCas ? '/cas/serviceValidate' : '/token'}?${query}`)
      if (!response.ok) return undefined
      return isCas ? {} : ((await response.json()) as { id_token: string }) // sent above
    },
    close: () => new Promise<unknown>((done) => server.close(done)),
  }
}

export type IdentityProviderServer = Awaited<ReturnType<typeof startIdentityProvider>>
