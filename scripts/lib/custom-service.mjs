import { createServer, request as send } from 'node:http'

/** Responses by method and path; every gateway has its own boats. */
function createAnswers() {
  const boats = [
    { id: '1', name: '青云' },
    { id: '2', name: '白鹭' },
  ]
  return {
    'GET /api/acme-harbour/boat/page': () => ({ records: boats, total: boats.length }),
    'POST /api/acme-harbour/boat/submit': (draft) => void boats.push({ id: String(boats.length + 1), ...draft }),
  }
}

const readRequestText = async (request) => (await request.toArray()).join('')

/** Starts a gateway with a custom service in addition to the platform at `url` → { url, close }. */
export async function startCustomService(url) {
  const answers = createAnswers()
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    const answer = answers[`${method} ${request.url.split('?')[0]}`]
    if (!answer) {
      const forwarded = send(url + request.url, { method, headers }, (answered) => {
        response.writeHead(answered.statusCode, answered.headers)
        answered.pipe(response)
      })
      // an upstream connection error also closes the client's connection
      forwarded.on('error', () => response.destroy())
      return request.pipe(forwarded)
    }
    const isKnown = headers['blade-auth']?.startsWith('bearer ')
    const data = isKnown ? answer(JSON.parse((await readRequestText(request)) || 'null')) : undefined
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { code: 200, success: true, data, msg: '' } : { code: 401, msg: '' }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
