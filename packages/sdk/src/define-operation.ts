import type { Operation } from './operation'

type Page = { readonly records: readonly unknown[]; readonly total: number }

/** What a call must say of its answer, as its types are gone when it runs. */
type ResponseDefinition<Output> = unknown extends Output
  ? Pick<Operation, 'responseType' | 'paged'>
  : [Output] extends [undefined]
    ? { readonly responseType: 'none' }
    : Output extends Blob
      ? { readonly responseType: 'blob' }
      : Output extends Page
        ? { readonly paged: true; readonly responseType?: never }
        : { readonly paged?: never; readonly responseType?: never }

/** A call of a service of your own, in the words of an `Operation`. */
export type OperationDefinition<Output> = Omit<Operation, 'id' | 'path' | 'input' | 'responseType' | 'paged' | '~types'> &
  ResponseDefinition<Output> & {
    /** `entity.action`, the name in errors, logs and query keys; made of the path unless said. */
    readonly id?: `${string}.${string}`
    /** Below the client's API prefix, e.g. `/acme-harbour/boat/page`; `{id}` in it is taken from the query. */
    readonly path: `/${string}`
    /** The query of a `GET` or `DELETE`, the body of any other, unless said. */
    readonly input?: Operation['input']
  }

const toCamelCase = (words: readonly string[]) =>
  words
    .join('-')
    .replace(/[^\w]+|_/g, '-')
    .replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase())

/** `/acme-harbour/boat/page` is `acmeHarbourBoat.page`: the service stays in it, so that no call of the contracts is called so. */
function deriveOperationId(method: string, path: string): string {
  const words = path.split('/').flatMap((part) => part.replaceAll(/[{}]/g, '') || [])
  const action = words.length > 1 ? words.pop() : method.toLowerCase()
  return `${toCamelCase(words)}.${toCamelCase([action ?? ''])}`
}

/**
 * A call of a service of your own, as data: `call`, `records`, `upload`, query keys, the kit and the mocks take it as they
 * take those of the contracts, with session, refresh and retries. `Input` is the query or the body, `{ query, body }`
 * where the call says `input: 'both'`; `Output` is the payload inside the envelope.
 *
 * @example
 * const boats = defineOperation<{ current?: number; size?: number; name?: string } | undefined, { records: Boat[]; total: number }>({
 *   method: 'GET',
 *   path: '/acme-harbour/boat/page',
 *   paged: true,
 * })
 * for await (const boat of client.records(boats)) console.log(boat.name)
 */
export function defineOperation<Input = undefined, Output = undefined>(facts: OperationDefinition<Output>): Operation<Input, Output> {
  const { method, path } = facts
  const isQuery = method === 'GET' || method === 'DELETE'
  // a spread of a type that is yet to be chosen is not seen to be the operation that it is
  return { id: deriveOperationId(method, path), input: isQuery ? 'query' : 'body', ...facts } as Operation<Input, Output>
}
