import { type HttpHandler, HttpResponse, http } from 'msw'
import { filePath, serveFile } from '../platform/resource/stored-file'
import { controlPath, respondToControl } from './control'
import { type Backend, brokenConnection, createRespond } from './respond'

/** One backend as MSW handlers: everything under the API prefix, and the controls. */
export function createHandlers(backend: Backend): HttpHandler[] {
  const respond = createRespond(backend)
  const { apiPrefix } = backend.settings
  return [
    http.get(`*${filePath}*`, ({ request }) => serveFile(backend.world, request.url)),
    http.all(`*${controlPath}*`, ({ request }) => respondToControl(backend, request)),
    http.all(`*${apiPrefix}/*`, async ({ request }) => {
      const response = await respond(request)
      return response === brokenConnection ? HttpResponse.error() : response
    }),
  ]
}
