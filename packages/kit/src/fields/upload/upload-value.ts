import type { Operation } from '@jwsk/sdk'
import type { FieldError } from '../types'
import { parseIds } from '../wire'
import type { FileRules } from './file-rules'

/** What a form holds of files: the addresses of those that are there, and how many are still on their way. */
export interface UploadValue {
  readonly urls: readonly string[]
  readonly pending: number
}

export interface UploadOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** Endings without the dot, in small letters. */
  readonly accept?: readonly string[]
  /** Bytes. */
  readonly maxSize?: number
  /** The call that takes the file and answers with its `link`; `ossEndpoint.putFile` unless said. */
  readonly operation?: Operation
}

/** What the input of files needs to know. */
export interface UploadRules extends FileRules {
  readonly max: number
  readonly operation: Operation | undefined
  readonly variant: 'picture' | 'name'
}

const noFiles: UploadValue = { urls: [], pending: 0 }

/** The parts of a kind that every kind of files shares. */
export const createUploadKind = (max: number) => ({
  emptyValue: noFiles,
  promptVerb: 'choose' as const,
  isEmpty: ({ urls, pending }: UploadValue) => urls.length === 0 && pending === 0,
  toText: ({ urls }: UploadValue) => urls.join(','),
  validate({ urls, pending }: UploadValue): FieldError | undefined {
    if (pending > 0) return { key: 'fields.upload.pending' }
    return urls.length > max ? { key: 'fields.upload.tooMany', values: { max } } : undefined
  },
  parse: (wire: unknown): UploadValue => ({ urls: parseIds(wire), pending: 0 }),
  serialize: ({ urls }: UploadValue) => urls.join(','),
})
