import { ossEndpoint } from '@jwsk/sdk/resource'
import { fieldsOf } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { newAuditColumns } from '../../engine/world/audit'
import { defineTable, type Stored } from '../../engine/world/table'
import { paramOf } from '../../system/configuration/param'
import { enabledFlag } from '../only-one-enabled'
import { required } from '../options'
import { attachTable } from './attach'
import { extensionOf } from './file-seeds'
import { ossTable } from './oss'
import { domainOf, fileKey, fileTable, linkOf, mainBucket, type StoredFile, storeFile } from './stored-file'

/** Buckets by name. */
const bucketTable = defineTable<Stored>('ossBucket', (world) =>
  [
    mainBucket,
    ...world
      .table(ossTable)
      .all()
      .map((row) => row.bucketName),
  ].map((id) => ({ id })),
)

/** The bucket of the store that is switched on, or of the one that a test names. */
function bucketOf({ world, caller }: Call, code = ''): string {
  const stores = world
    .table(ossTable)
    .all()
    .filter((row) => row.tenantId === caller.tenantId)
  const store = code === '' ? stores.find((row) => row.status === enabledFlag) : stores.find((row) => row.ossCode === code)
  if (!store) throw refuse(code === '' ? '未启用对象存储' : '资源编号不存在')
  world.table(bucketTable).put({ id: store.bucketName })
  return store.bucketName
}

const megabyte = 1024 * 1024

function checkFile({ world }: Call, file: unknown): File {
  if (!(file instanceof File)) throw refuse('file:不能为空')
  const limit = Number(paramOf(world, 'attach.maxSize')) || 50
  if (file.size > limit * megabyte) throw refuse(`文件大小不能超过${limit}MB`)
  const types = paramOf(world, 'attach.types')
    .split(',')
    .map((type) => type.trim().toLowerCase())
  if (!types.includes(extensionOf(file.name))) throw refuse('不支持的文件类型')
  return file
}

const fileAnswer = ({ origin }: Call, { bucket, name }: StoredFile, originalName: string) => ({
  link: linkOf(origin, bucket, name),
  domain: domainOf(origin, bucket),
  name,
  originalName,
})

async function keepFile(
  call: Call,
  { content, code, name }: { readonly content: unknown; readonly code?: string; readonly name?: string },
) {
  const file = checkFile(call, content)
  const day = call.world.stamp().slice(0, 10).replaceAll('-', '')
  const stored = await storeFile(call.world, {
    bucket: bucketOf(call, code),
    name: name ?? `upload/${day}/${BigInt(call.world.nextId()).toString(16)}.${extensionOf(file.name)}`,
    blob: file,
  })
  return { file, stored }
}

function storedFile(call: Call, name: string): StoredFile {
  const file = call.world.table(fileTable).get(fileKey(bucketOf(call), name))
  if (!file) throw refuse('文件不存在')
  return file
}

function upload(call: Call) {
  const { file, code, fileName } = fieldsOf(call.body)
  return { content: file, code: String(code ?? ''), fileName: String(fileName ?? '') }
}

export const ossEndpointMocks = [
  mock(ossEndpoint.makeBucket, (call) => {
    const name = required(call, 'bucketName')
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw refuse('bucketName:格式不正确')
    if (call.world.table(bucketTable).get(name)) throw refuse('存储桶已存在')
    call.world.table(bucketTable).put({ id: name })
    return undefined
  }),
  mock(ossEndpoint.removeBucket, (call) => {
    const name = required(call, 'bucketName')
    if (!call.world.table(bucketTable).get(name)) throw refuse('存储桶不存在')
    if (call.world.table(fileTable).find((file) => file.bucket === name)) throw refuse('存储桶不为空，无法删除')
    call.world.table(bucketTable).remove(name)
    return undefined
  }),
  mock(ossEndpoint.copyFile, (call) => {
    const file = storedFile(call, required(call, 'fileName'))
    const bucket = required(call, 'destBucketName')
    if (!call.world.table(bucketTable).get(bucket)) throw refuse('存储桶不存在')
    const name = call.query.destFileName || file.name
    call.world.table(fileTable).put({ ...file, id: fileKey(bucket, name), bucket, name, putTime: call.world.stamp() })
    return undefined
  }),
  mock(ossEndpoint.statFile, (call) => {
    const { bucket, name, length, putTime, contentType } = storedFile(call, required(call, 'fileName'))
    return { link: linkOf(call.origin, bucket, name), name, length, putTime, contentType }
  }),
  mock(ossEndpoint.filePath, (call) => fileKey(bucketOf(call), required(call, 'fileName'))),
  mock(ossEndpoint.fileLink, (call) => linkOf(call.origin, bucketOf(call), required(call, 'fileName'))),
  mock(ossEndpoint.putFile, async (call) => {
    const { content, code } = upload(call)
    const { file, stored } = await keepFile(call, { content, code })
    return fileAnswer(call, stored, file.name)
  }),
  mock(ossEndpoint.putFileByName, async (call) => {
    const { content, fileName } = upload(call)
    if (fileName === '' || fileName.split('/').includes('..')) throw refuse('fileName:格式不正确')
    const { file, stored } = await keepFile(call, { content, name: fileName })
    return fileAnswer(call, stored, file.name)
  }),
  mock(ossEndpoint.putFileAttach, async (call) => {
    const { file, stored } = await keepFile(call, { content: upload(call).content })
    const row = call.world.table(attachTable).put({
      ...newAuditColumns(call.world),
      id: call.world.nextId(),
      tenantId: call.caller.tenantId,
      createUser: call.caller.userId,
      link: '',
      domainUrl: '',
      bucket: stored.bucket,
      name: stored.name,
      originalName: file.name,
      extension: extensionOf(file.name),
      attachSize: file.size,
    })
    return { ...fileAnswer(call, stored, file.name), attachId: row.id }
  }),
  mock(ossEndpoint.removeFile, (call) => removeFiles(call, [required(call, 'fileName')])),
  mock(ossEndpoint.removeFiles, (call) => removeFiles(call, required(call, 'fileNames').split(','))),
]

function removeFiles(call: Call, names: readonly string[]): undefined {
  for (const file of names.map((name) => storedFile(call, name))) call.world.table(fileTable).remove(file.id)
}
