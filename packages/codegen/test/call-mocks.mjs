// calls every generated operation against the generated mocks
import { createClient } from '@jwsk/sdk'
import { setupServer } from 'msw/node'

/** Returns an input that any server could be sent: text for each parameter of the path. */
function toInput({ pathParameters, query, headers, body }) {
  const parameters = [...pathParameters, ...query, ...headers]
  const values = Object.fromEntries(parameters.filter(({ required }) => required).map(({ name }) => [name, '7']))
  const isText = body && !/json|form/.test(body.type)
  const written = isText ? 'text' : {}
  if (body) return parameters.length > 0 ? { query: values, body: written } : written
  return parameters.length > 0 ? values : undefined
}

const isSent = ({ method, body }) => !(method === 'GET' && body)

async function makeCall(client, operation) {
  if (operation.responseType !== 'events') return client.call(operation.call, operation.input)
  const received = []
  for await (const event of client.events(operation.call, operation.input)) received.push(event.data)
  return received
}

/**
 * Calls the operations one after another; returns the payloads by id, and the errors.
 * @param {{
 *   operations: readonly Record<string, unknown>[],
 *   modules: Readonly<Record<string, Readonly<Record<string, object>>>>,
 *   createHandlers: (apiUrl: string) => readonly import('msw').HttpHandler[],
 *   options?: object,
 * }} generated
 */
export async function callMocks({ operations, modules, createHandlers, options }) {
  const client = createClient({ baseUrl: 'http://mocks.test', clientId: 'console', clientSecret: 'test', ...options })
  const server = setupServer(...createHandlers(client.apiUrl))
  server.listen({ onUnhandledRequest: 'error' })
  const payloads = new Map()
  const errors = []
  try {
    for (const operation of operations.filter(isSent)) {
      const call = modules[operation.entity][operation.action]
      const input = toInput(operation)
      try {
        payloads.set(operation.id, await makeCall(client, { call, input, responseType: call.responseType }))
      } catch (error) {
        errors.push(`${operation.id}: ${error.kind} ${error.message}`)
      }
    }
  } finally {
    server.close()
    client.dispose()
  }
  return { payloads, errors }
}
