import { multipartUpload } from '@jwsk/sdk/resource'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { defineTable } from '../../engine/world/world'
import { requireParameter } from '../assertions'
import { assertAllowed, createStoredName, resolveBucket, toFileResponse } from './oss-endpoint'
import { fileTable, fromBase64, storeFile, toBase64, toFileKey } from './stored-file'

// small, so that a demo shows progress; S3 takes 5 MiB at least
const partSize = 1024 * 1024

interface StoredUpload extends StoredRow {
  readonly userId: string
  readonly fileName: string
  readonly fileSize: number
  readonly contentType: string
  /** Key of the file, once it is finished. */
  readonly fileKey?: string
}

/** Upload in parts, by its id. */
export const uploadTable = defineTable<StoredUpload>('multipartUpload', () => [])

interface StoredPart extends StoredRow {
  readonly uploadId: string
  readonly partNumber: number
  readonly size: number
  readonly base64: string
}

/** Part by `upload/number`. */
export const partTable = defineTable<StoredPart>('uploadPart', () => [])

/** Returns the caller's own upload. */
function requireUpload({ world, caller }: Call, id: string): StoredUpload {
  const upload = world.table(uploadTable).get(id)
  if (upload?.userId !== caller.userId) throw businessError('上传不存在')
  return upload
}

const listParts = ({ world }: Call, uploadId: string) =>
  world
    .table(partTable)
    .all()
    .filter((part) => part.uploadId === uploadId)
    .sort((one, other) => one.partNumber - other.partNumber)

const getPartSize = ({ fileSize }: StoredUpload, partNumber: number) => Math.min(partSize, fileSize - (partNumber - 1) * partSize)

const findFile = (call: Call, { fileKey, fileName }: StoredUpload) => {
  const stored = fileKey === undefined ? undefined : call.world.table(fileTable).get(fileKey)
  return stored && toFileResponse(call, stored, fileName)
}

function toUpload(call: Call, upload: StoredUpload) {
  const { id, fileName, fileSize } = upload
  const file = findFile(call, upload)
  const parts = listParts(call, id).map(({ partNumber, size }) => ({ partNumber, size }))
  return { uploadId: id, fileName, fileSize, partSize, parts, ...(file && { file }) }
}

function dropParts(call: Call, uploadId: string): void {
  for (const part of listParts(call, uploadId)) call.world.table(partTable).remove(part.id)
}

async function finish(call: Call) {
  const upload = requireUpload(call, requireParameter(call, 'uploadId'))
  const { world } = call
  const { id, fileName, fileSize, contentType } = upload
  const known = findFile(call, upload)
  if (known) return known
  const parts = listParts(call, id)
  if (parts.length !== Math.ceil(fileSize / partSize)) throw businessError('分片不完整')
  const stored = await storeFile(world, {
    bucket: resolveBucket(call),
    name: createStoredName(call, fileName),
    blob: new Blob(
      parts.map((part) => fromBase64(part.base64)),
      { type: contentType },
    ),
  })
  world.table(uploadTable).put({ ...upload, fileKey: toFileKey(stored.bucket, stored.name) })
  dropParts(call, id)
  return toFileResponse(call, stored, fileName)
}

export const multipartUploadMocks = [
  mock(multipartUpload.start, (call) => {
    const { fileName, fileSize, contentType } = toFields(call.body)
    const [name, size] = [String(fileName ?? ''), Number(fileSize)]
    if (name === '') throw businessError('fileName:不能为空')
    if (!Number.isSafeInteger(size) || size < 1) throw businessError('fileSize:格式不正确')
    assertAllowed(call, { name, size })
    const upload = call.world.table(uploadTable).put({
      id: BigInt(call.world.nextId()).toString(16),
      userId: call.caller.userId,
      fileName: name,
      fileSize: size,
      contentType: String(contentType ?? ''),
    })
    return toUpload(call, upload)
  }),
  mock(multipartUpload.putPart, async (call) => {
    const { uploadId, partNumber, file } = toFields(call.body)
    const upload = requireUpload(call, String(uploadId ?? ''))
    const number = Number(partNumber)
    if (!Number.isSafeInteger(number) || number < 1) throw businessError('partNumber:格式不正确')
    if (upload.fileKey !== undefined) throw businessError('上传已完成')
    if (!(file instanceof Blob) || file.size !== getPartSize(upload, number)) throw businessError('分片大小不正确')
    const base64 = toBase64(new Uint8Array(await file.arrayBuffer()))
    call.world.table(partTable).put({ id: `${upload.id}/${number}`, uploadId: upload.id, partNumber: number, size: file.size, base64 })
    return undefined
  }),
  mock(multipartUpload.parts, (call) => toUpload(call, requireUpload(call, requireParameter(call, 'uploadId')))),
  mock(multipartUpload.finish, finish),
  mock(multipartUpload.abort, (call) => {
    const id = requireParameter(call, 'uploadId')
    const upload = call.world.table(uploadTable).get(id)
    if (upload?.userId !== call.caller.userId) return undefined
    dropParts(call, id)
    call.world.table(uploadTable).remove(id)
    return undefined
  }),
]
