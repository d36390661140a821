import type { Operation } from '@jwsk/sdk'
import type { FieldError } from '../types'
import { parseIds } from '../wire'
import type { FileRules } from './file-rules'

/** Form value of files: the URLs of uploaded ones, and the number of pending uploads. */
export interface UploadValue {
  readonly urls: readonly string[]
  readonly pending: number
}

export interface UploadOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Accepted extensions, lowercase and without dot. */
  readonly accept?: readonly string[]
  /** Maximum file size in bytes. */
  readonly maxSize?: number
  /** Operation that takes the file and returns its `link`. Defaults to `ossEndpoint.putFile`. */
  readonly operation?: Operation
}

/** Rules of a file input. */
export interface UploadRules extends FileRules {
  readonly max: number
  readonly operation: Operation | undefined
  readonly variant: 'image' | 'name'
}

const noFiles: UploadValue = { urls: [], pending: 0 }

/** Creates the options that all kinds of files share. */
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
