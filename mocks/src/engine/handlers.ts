import { type HttpHandler, HttpResponse, http } from 'msw'
import { controlPath, respondToControl } from './control'
import { type Backend, brokenConnection, createRespond } from './respond'

/** One backend as MSW handlers: everything under the API prefix, and the controls. */
export function createHandlers(backend: Backend): HttpHandler[] {
  const respond = createRespond(backend)
  const { apiPrefix } = backend.settings
  return [
    http.all(`*${controlPath}*`, ({ request }) => respondToControl(backend, request)),
    http.all(`*${apiPrefix}/*`, async ({ request }) => {
      const response = await respond(request)
      return response === brokenConnection ? HttpResponse.error() : response
    }),
  ]
}
