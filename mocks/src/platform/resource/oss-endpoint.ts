import { ossEndpoint } from '@jwsk/sdk/resource'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import type { StoredRow } from '../../engine/world/table'
import { defineTable } from '../../engine/world/world'
import { getParam } from '../../system/configuration/param'
import { requireParameter } from '../assertions'
import { enabledFlag } from '../only-one-enabled'
import { attachTable } from './attach'
import { getExtension } from './file-seeds'
import { ossTable } from './oss'
import { fileTable, getDomain, getLink, mainBucket, type StoredFile, storeFile, toFileKey } from './stored-file'

/** Bucket, by name. */
const bucketTable = defineTable<StoredRow>('ossBucket', (world) =>
  [
    mainBucket,
    ...world
      .table(ossTable)
      .all()
      .map((row) => row.bucketName),
  ].map((id) => ({ id })),
)

/** Returns the bucket of the enabled store, or of the one that a test names. */
export function resolveBucket({ world, caller }: Call, code = ''): string {
  const stores = world
    .table(ossTable)
    .all()
    .filter((row) => row.tenantId === caller.tenantId)
  const store = code === '' ? stores.find((row) => row.status === enabledFlag) : stores.find((row) => row.ossCode === code)
  if (!store) throw businessError(code === '' ? '未启用对象存储' : '资源编号不存在')
  world.table(bucketTable).put({ id: store.bucketName })
  return store.bucketName
}

const megabyte = 1024 * 1024

/** Refuses a file that is above the configured size, or of a type that is not allowed. */
export function assertAllowed({ world }: Call, file: Pick<File, 'name' | 'size'>): void {
  const limit = Number(getParam(world, 'attach.maxSize')) || 50
  if (file.size > limit * megabyte) throw businessError(`文件大小不能超过${limit}MB`)
  const types = getParam(world, 'attach.types')
    .split(',')
    .map((type) => type.trim().toLowerCase())
  if (!types.includes(getExtension(file.name))) throw businessError('不支持的文件类型')
}

function checkFile(call: Call, file: unknown): File {
  if (!(file instanceof File)) throw businessError('file:不能为空')
  assertAllowed(call, file)
  return file
}

export const toFileResponse = ({ origin }: Call, { bucket, name }: StoredFile, originalName: string) => ({
  link: getLink(origin, bucket, name),
  domain: getDomain(origin, bucket),
  name,
  originalName,
})

/** Creates the name of a new file, in the folder of the day. */
export const createStoredName = ({ world }: Call, originalName: string) =>
  `upload/${world.formatNow().slice(0, 10).replaceAll('-', '')}/${BigInt(world.nextId()).toString(16)}.${getExtension(originalName)}`

async function saveFile(
  call: Call,
  { content, code, name }: { readonly content: unknown; readonly code?: string; readonly name?: string },
) {
  const file = checkFile(call, content)
  const stored = await storeFile(call.world, {
    bucket: resolveBucket(call, code),
    name: name ?? createStoredName(call, file.name),
    blob: file,
  })
  return { file, stored }
}

function requireStoredFile(call: Call, name: string): StoredFile {
  const file = call.world.table(fileTable).get(toFileKey(resolveBucket(call), name))
  if (!file) throw businessError('文件不存在')
  return file
}

function upload(call: Call) {
  const { file, code, fileName } = toFields(call.body)
  return { content: file, code: String(code ?? ''), fileName: String(fileName ?? '') }
}

export const ossEndpointMocks = [
  mock(ossEndpoint.makeBucket, (call) => {
    const name = requireParameter(call, 'bucketName')
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw businessError('bucketName:格式不正确')
    if (call.world.table(bucketTable).get(name)) throw businessError('存储桶已存在')
    call.world.table(bucketTable).put({ id: name })
    return undefined
  }),
  mock(ossEndpoint.removeBucket, (call) => {
    const name = requireParameter(call, 'bucketName')
    if (!call.world.table(bucketTable).get(name)) throw businessError('存储桶不存在')
    if (call.world.table(fileTable).find((file) => file.bucket === name)) throw businessError('存储桶不为空，无法删除')
    call.world.table(bucketTable).remove(name)
    return undefined
  }),
  mock(ossEndpoint.copyFile, (call) => {
    const file = requireStoredFile(call, requireParameter(call, 'fileName'))
    const bucket = requireParameter(call, 'destBucketName')
    if (!call.world.table(bucketTable).get(bucket)) throw businessError('存储桶不存在')
    const name = call.query.destFileName || file.name
    call.world.table(fileTable).put({ ...file, id: toFileKey(bucket, name), bucket, name, putTime: call.world.formatNow() })
    return undefined
  }),
  mock(ossEndpoint.statFile, (call) => {
    const { bucket, name, length, putTime, contentType } = requireStoredFile(call, requireParameter(call, 'fileName'))
    return { link: getLink(call.origin, bucket, name), name, length, putTime, contentType }
  }),
  mock(ossEndpoint.filePath, (call) => toFileKey(resolveBucket(call), requireParameter(call, 'fileName'))),
  mock(ossEndpoint.fileLink, (call) => getLink(call.origin, resolveBucket(call), requireParameter(call, 'fileName'))),
  mock(ossEndpoint.putFile, async (call) => {
    const { content, code } = upload(call)
    const { file, stored } = await saveFile(call, { content, code })
    return toFileResponse(call, stored, file.name)
  }),
  mock(ossEndpoint.putFileByName, async (call) => {
    const { content, fileName } = upload(call)
    if (fileName === '' || fileName.split('/').includes('..')) throw businessError('fileName:格式不正确')
    const { file, stored } = await saveFile(call, { content, name: fileName })
    return toFileResponse(call, stored, file.name)
  }),
  mock(ossEndpoint.putFileAttach, async (call) => {
    const { file, stored } = await saveFile(call, { content: upload(call).content })
    const row = call.world.table(attachTable).put({
      ...createNewAuditColumns(call.world),
      id: call.world.nextId(),
      tenantId: call.caller.tenantId,
      createUser: call.caller.userId,
      link: '',
      domainUrl: '',
      bucket: stored.bucket,
      name: stored.name,
      originalName: file.name,
      extension: getExtension(file.name),
      attachSize: file.size,
    })
    return { ...toFileResponse(call, stored, file.name), attachId: row.id }
  }),
  mock(ossEndpoint.removeFile, (call) => removeFiles(call, [requireParameter(call, 'fileName')])),
  mock(ossEndpoint.removeFiles, (call) => removeFiles(call, requireParameter(call, 'fileNames').split(','))),
]

function removeFiles(call: Call, names: readonly string[]): undefined {
  for (const file of names.map((name) => requireStoredFile(call, name))) call.world.table(fileTable).remove(file.id)
}
