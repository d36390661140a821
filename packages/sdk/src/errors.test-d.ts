// checked by tsc: what an error is known to have, by its kind and by the operation that was called
import { defineOperation } from './define-operation'
import { isBusinessError, isForbiddenError, isJwskError, type JwskError } from './errors'
import type { user } from './generated/system'
import type { ErrorBodyOf, Operation } from './operation'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(_fact?: T) => undefined

type Problem = { readonly title: string }
const submit = defineOperation<{ name: string }, undefined, Problem>({ method: 'POST', path: '/boat/submit', responseType: 'none' })
const plain = defineOperation<undefined, { id: string }>({ method: 'GET', path: '/boat/detail' })
declare const error: unknown

// the body has the type that the description gives to a refusal
holds<Equal<ErrorBodyOf<typeof submit>, Problem>>()
holds<Equal<ErrorBodyOf<typeof plain>, unknown>>()
holds<Equal<ErrorBodyOf<Operation>, unknown>>()
holds<Equal<ErrorBodyOf<typeof user.page>['msg'], string>>()
if (isBusinessError(error, submit)) holds<Equal<typeof error.body, Problem | undefined>>()
if (isForbiddenError(error, submit)) holds<Equal<typeof error.body, Problem | undefined>>()
if (isBusinessError(error, plain)) holds<Equal<typeof error.body, unknown>>()
if (isBusinessError<Problem>(error)) holds<Equal<typeof error.body, Problem | undefined>>()
if (isBusinessError(error)) holds<Equal<typeof error.body, unknown>>()
holds<Equal<ReturnType<typeof toBusiness>[number]['kind'], 'business'>>()
const toBusiness = (errors: unknown[]) => errors.filter(isBusinessError)
// @ts-expect-error the second argument is an operation
isBusinessError(error, '/boat/submit')
// an operation with such a type is an operation
submit satisfies Operation

// `switch (error.kind)` is exhaustive
export function toText(known: JwskError): string {
  switch (known.kind) {
    case 'business':
    case 'unauthorized':
    case 'forbidden':
      return holds<Equal<typeof known.kind, 'business' | 'unauthorized' | 'forbidden'>>() ?? 'refused'
    case 'network':
    case 'timeout':
    case 'abort':
      return 'not sent'
    case 'protocol':
    case 'decrypt':
      return 'not read'
    case 'absent':
    case 'configuration':
      return 'not supported'
  }
}

// @ts-expect-error a kind is missing
export function toShortText(known: JwskError): string {
  switch (known.kind) {
    case 'business':
      return 'refused'
  }
}

export const narrowed = isJwskError(error) ? error.kind : undefined
