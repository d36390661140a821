import { type HttpHandler, HttpResponse, http } from 'msw'
import { mediaPath, serveMedia } from '../areas/shared/media'
import { filePath, serveFile } from '../platform/resource/stored-file'
import { controlPath, respondToControl } from './control'
import { type Backend, brokenConnection, createRespond } from './respond'

// only at the root of an origin: modules that a dev server has in an `api` folder are not intercepted
const toMswPath = (path: string) => new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** Creates MSW handlers of a backend: everything under the API prefix, and the controls. */
export function createHandlers(backend: Backend): HttpHandler[] {
  const respond = createRespond(backend)
  const { apiPrefix } = backend.settings
  return [
    http.get(toMswPath(filePath), ({ request }) => serveFile(backend.world, request.url)),
    http.get(toMswPath(mediaPath), ({ request }) => serveMedia(request.url)),
    http.all(toMswPath(controlPath), ({ request }) => respondToControl(backend, request)),
    http.all(toMswPath(`${apiPrefix}/`), async ({ request }) => {
      const response = await respond(request)
      return response === brokenConnection ? HttpResponse.error() : response
    }),
  ]
}
