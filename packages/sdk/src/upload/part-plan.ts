import { JwskError } from '../errors'
import type { multipartUpload } from '../generated/resource/multipart-upload'
import type { OutputOf } from '../operation'

/** Upload in parts as the platform describes it. */
export type PlatformUpload = OutputOf<typeof multipartUpload.parts>

/** Part of a file: the bytes from `start` up to `end`. */
export interface Part {
  /** Number of the part, from 1. */
  readonly number: number
  readonly start: number
  readonly end: number
}

// limit of S3
const maxParts = 10_000

const unusable = (message: string) =>
  new JwskError({ kind: 'protocol', message: `the platform's upload cannot be used: ${message}`, operation: 'multipartUpload.start' })

/** Divides a file into the parts of an upload. Throws `protocol` for an answer that no file can be divided by. */
export function planParts({ uploadId, partSize }: PlatformUpload, { size }: Blob): readonly Part[] {
  if (typeof uploadId !== 'string' || uploadId === '') throw unusable('it has no id')
  if (!Number.isSafeInteger(partSize) || partSize < 1) throw unusable('its part size is no positive integer')
  const count = Math.ceil(size / partSize)
  if (count > maxParts) throw unusable(`its part size divides the file into more than ${maxParts} parts`)
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, start: at * partSize, end: Math.min(size, (at + 1) * partSize) }))
}

/** Returns the numbers of the parts that the platform has stored whole. */
export function findStoredParts({ parts }: PlatformUpload, planned: readonly Part[]): ReadonlySet<number> {
  const sizes = new Map(planned.map(({ number, start, end }) => [number, end - start]))
  const stored = Array.isArray(parts) ? parts : []
  return new Set(stored.filter(({ partNumber, size }) => sizes.get(partNumber) === size).map(({ partNumber }) => partNumber))
}

function parseUrl(text: unknown): URL {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw unusable('an address of a part is neither http nor https, or holds credentials')
  return url
}

/**
 * Returns the presigned addresses of the parts, in their order; none if the parts go to the platform itself. Throws
 * `protocol` unless each is http or https, `configuration` for an origin that `allowsOrigin` refuses.
 */
export function parsePartUrls(
  { partUrls = [] }: PlatformUpload,
  planned: readonly Part[],
  allowsOrigin: (origin: string) => boolean = () => true,
): readonly URL[] {
  if (partUrls.length === 0) return []
  if (partUrls.length !== planned.length) throw unusable('it has not one address for each part')
  const urls = partUrls.map(parseUrl)
  const refused = urls.find(({ origin }) => !allowsOrigin(origin))
  if (!refused) return urls
  throw new JwskError({
    kind: 'configuration',
    message: `the storage ${refused.origin} is not an allowed origin of uploads`,
    operation: 'multipartUpload.start',
  })
}
