import { getTimeBefore } from '../../areas/shared/clock'
import type { StoredRow } from '../../engine/world/table'
import { defineTable, type World } from '../../engine/world/world'
import { fileSeeds } from './file-seeds'

/** Path of the stored files: next to the API, like an object store. */
export const filePath = '/__mock/files/'

export const mainBucket = 'jwsk'

/** File by `bucket/name`; uploads are stored as base64, seeds as text. */
export interface StoredFile extends StoredRow {
  readonly bucket: string
  readonly name: string
  readonly contentType: string
  readonly length: number
  readonly putTime: string
  readonly text?: string
  readonly base64?: string
}

export const toFileKey = (bucket: string, name: string) => `${bucket}/${name}`

export const fileTable = defineTable<StoredFile>('storedFile', (world) =>
  fileSeeds.map(({ name, contentType, text, days }) => ({
    id: toFileKey(mainBucket, name),
    bucket: mainBucket,
    name,
    contentType,
    length: new TextEncoder().encode(text).length,
    putTime: getTimeBefore(world, days),
    text,
  })),
)

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

export const getDomain = (origin: string, bucket: string) => `${origin}${filePath}${bucket}`
export const getLink = (origin: string, bucket: string, name: string) => `${getDomain(origin, bucket)}/${encodePath(name)}`

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  // in chunks, because the number of arguments of a call is limited
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

export async function storeFile(
  world: World,
  { bucket, name, blob }: { readonly bucket: string; readonly name: string; readonly blob: Blob },
): Promise<StoredFile> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return world.table(fileTable).put({
    id: toFileKey(bucket, name),
    bucket,
    name,
    contentType: blob.type || 'application/octet-stream',
    length: bytes.length,
    putTime: world.formatNow(),
    base64: toBase64(bytes),
  })
}

export const fromBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const toBytes = ({ text, base64 = '' }: StoredFile) => (text === undefined ? fromBase64(base64) : new TextEncoder().encode(text))

/** Responds with a stored file; headers keep scripts in an uploaded image from running. */
export function serveFile(world: World, url: string): Response {
  const { pathname } = new URL(url)
  const key = decodeURIComponent(pathname.slice(pathname.indexOf(filePath) + filePath.length))
  const file = world.table(fileTable).get(key)
  if (!file) return new Response('NoSuchKey', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(toBytes(file), {
    headers: {
      'content-type': file.contentType,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    },
  })
}
