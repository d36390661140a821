import type { Operation } from './operation'

type Page = { readonly records: readonly unknown[]; readonly total: number }

/** Fields that declare the response at run time, because types are erased. */
type ResponseDefinition<Output> = unknown extends Output
  ? Pick<Operation, 'responseType' | 'paged'>
  : [Output] extends [undefined]
    ? { readonly responseType: 'none' }
    : Output extends Blob
      ? { readonly responseType: 'blob' }
      : Output extends Page
        ? { readonly paged: true; readonly responseType?: never }
        : Output extends AsyncIterable<unknown>
          ? { readonly responseType: 'events' }
          : { readonly paged?: never; readonly responseType?: Output extends string ? 'text' : never }

/** Definition of a call of the adopter's own service; see {@link Operation}. */
export type OperationDefinition<Output> = Omit<Operation, 'id' | 'path' | 'input' | 'responseType' | 'paged' | '~types'> &
  ResponseDefinition<Output> & {
    /** Id `entity.action`, the name in errors, logs and query keys. Defaults to a name derived from the path. */
    readonly id?: `${string}.${string}`
    /** Path below the client's API prefix, e.g. `/acme-harbour/boat/page`; parameters such as `{id}` are filled from the query. */
    readonly path: `/${string}`
    /** Part of the request that carries the input. Defaults to `body` for `POST`, `PUT` and `PATCH`, to `query` for all others. */
    readonly input?: Operation['input']
  }

const toCamelCase = (words: readonly string[]) =>
  words
    .join('-')
    .replace(/[^\w]+|_/g, '-')
    .replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Derives the id, e.g. `acmeHarbourBoat.page` from `/acme-harbour/boat/page`. It includes the service, so that it
 * never equals an id of the contracts.
 */
function deriveOperationId(method: string, path: string): string {
  const words = path.split('/').flatMap((part) => part.replaceAll(/[{}]/g, '') || [])
  const action = words.length > 1 ? words.pop() : method.toLowerCase()
  return `${toCamelCase(words)}.${toCamelCase([action ?? ''])}`
}

/**
 * Defines a call of the adopter's own service as data. It works like the operations of the contracts in `call`,
 * `records`, `upload`, query keys, the kit and the mocks, with session, refresh and retries. `Input` is the query or
 * the body, or `{ query, body }` if `input` is `'both'`; `Output` is the payload inside the envelope, and `ErrorBody` what
 * rejects the call.
 *
 * @example
 * const boats = defineOperation<{ current?: number; size?: number; name?: string } | undefined, { records: Boat[]; total: number }>({
 * method: 'GET',
 * path: '/acme-harbour/boat/page',
 * paged: true,
 * })
 * for await (const boat of client.records(boats)) console.log(boat.name)
 */
export function defineOperation<Input = undefined, Output = undefined, ErrorBody = unknown>(
  definition: OperationDefinition<Output>,
): Operation<Input, Output, ErrorBody> {
  const { method, path } = definition
  const isQuery = !['POST', 'PUT', 'PATCH'].includes(method)
  // the compiler does not resolve a spread of a conditional type
  return { id: deriveOperationId(method, path), input: isQuery ? 'query' : 'body', ...definition } as Operation<Input, Output, ErrorBody>
}
