import type { Operation } from '@jwsk/sdk'
import type { Problem } from '../types'
import { idsOf } from '../wire'
import type { FileRules } from './file-rules'

/** What a form holds of files: the addresses of those that are there, and how many are still on their way. */
export interface Uploaded {
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
  readonly to?: Operation
}

/** What the input of files needs to know. */
export interface UploadRules extends FileRules {
  readonly max: number
  readonly to: Operation | undefined
  readonly look: 'picture' | 'name'
}

const noFiles: Uploaded = { urls: [], pending: 0 }

/** The parts of a kind that every kind of files shares. */
export const uploadedKind = (max: number) => ({
  initial: noFiles,
  ask: 'choose' as const,
  isEmpty: ({ urls, pending }: Uploaded) => urls.length === 0 && pending === 0,
  toText: ({ urls }: Uploaded) => urls.join(','),
  check({ urls, pending }: Uploaded): Problem | undefined {
    if (pending > 0) return { text: 'fields.upload.pending' }
    return urls.length > max ? { text: 'fields.upload.tooMany', values: { max } } : undefined
  },
  read: (wire: unknown): Uploaded => ({ urls: idsOf(wire), pending: 0 }),
  write: ({ urls }: Uploaded) => urls.join(','),
})
