import { ossEndpoint } from '@jwsk/sdk/resource'
import { type Ask, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { added } from '../../engine/world/audit'
import { defineTable, type Stored } from '../../engine/world/table'
import { paramOf } from '../../system/configuration/param'
import { on } from '../only-one-enabled'
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
function bucketOf({ world, caller }: Ask, code = ''): string {
  const stores = world
    .table(ossTable)
    .all()
    .filter((row) => row.tenantId === caller.tenantId)
  const store = code === '' ? stores.find((row) => row.status === on) : stores.find((row) => row.ossCode === code)
  if (!store) throw refuse(code === '' ? '未启用对象存储' : '资源编号不存在')
  world.table(bucketTable).put({ id: store.bucketName })
  return store.bucketName
}

const megabyte = 1024 * 1024

function checkFile({ world }: Ask, file: unknown): File {
  if (!(file instanceof File)) throw refuse('file:不能为空')
  const limit = Number(paramOf(world, 'attach.maxSize')) || 50
  if (file.size > limit * megabyte) throw refuse(`文件大小不能超过${limit}MB`)
  const types = paramOf(world, 'attach.types')
    .split(',')
    .map((type) => type.trim().toLowerCase())
  if (!types.includes(extensionOf(file.name))) throw refuse('不支持的文件类型')
  return file
}

const answer = ({ origin }: Ask, { bucket, name }: StoredFile, originalName: string) => ({
  link: linkOf(origin, bucket, name),
  domain: domainOf(origin, bucket),
  name,
  originalName,
})

async function put(ask: Ask, { file: given, code, name }: { readonly file: unknown; readonly code?: string; readonly name?: string }) {
  const file = checkFile(ask, given)
  const day = ask.world.stamp().slice(0, 10).replaceAll('-', '')
  const stored = await storeFile(ask.world, {
    bucket: bucketOf(ask, code),
    name: name ?? `upload/${day}/${BigInt(ask.world.nextId()).toString(16)}.${extensionOf(file.name)}`,
    blob: file,
  })
  return { file, stored }
}

function held(ask: Ask, name: string): StoredFile {
  const file = ask.world.table(fileTable).get(fileKey(bucketOf(ask), name))
  if (!file) throw refuse('文件不存在')
  return file
}

const upload = (ask: Ask) => ask.body as { readonly file?: unknown; readonly code?: string; readonly fileName?: string }

export const ossEndpointMocks = [
  mock(ossEndpoint.makeBucket, (ask) => {
    const name = required(ask, 'bucketName')
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw refuse('bucketName:格式不正确')
    if (ask.world.table(bucketTable).get(name)) throw refuse('存储桶已存在')
    ask.world.table(bucketTable).put({ id: name })
    return undefined
  }),
  mock(ossEndpoint.removeBucket, (ask) => {
    const name = required(ask, 'bucketName')
    if (!ask.world.table(bucketTable).get(name)) throw refuse('存储桶不存在')
    if (ask.world.table(fileTable).find((file) => file.bucket === name)) throw refuse('存储桶不为空，无法删除')
    ask.world.table(bucketTable).remove(name)
    return undefined
  }),
  mock(ossEndpoint.copyFile, (ask) => {
    const file = held(ask, required(ask, 'fileName'))
    const bucket = required(ask, 'destBucketName')
    if (!ask.world.table(bucketTable).get(bucket)) throw refuse('存储桶不存在')
    const name = ask.query.destFileName || file.name
    ask.world.table(fileTable).put({ ...file, id: fileKey(bucket, name), bucket, name, putTime: ask.world.stamp() })
    return undefined
  }),
  mock(ossEndpoint.statFile, (ask) => {
    const { bucket, name, length, putTime, contentType } = held(ask, required(ask, 'fileName'))
    return { link: linkOf(ask.origin, bucket, name), name, length, putTime, contentType }
  }),
  mock(ossEndpoint.filePath, (ask) => fileKey(bucketOf(ask), required(ask, 'fileName'))),
  mock(ossEndpoint.fileLink, (ask) => linkOf(ask.origin, bucketOf(ask), required(ask, 'fileName'))),
  mock(ossEndpoint.putFile, async (ask) => {
    const { file: given, code = '' } = upload(ask)
    const { file, stored } = await put(ask, { file: given, code })
    return answer(ask, stored, file.name)
  }),
  mock(ossEndpoint.putFileByName, async (ask) => {
    const { file: given, fileName = '' } = upload(ask)
    if (fileName === '' || fileName.split('/').includes('..')) throw refuse('fileName:格式不正确')
    const { file, stored } = await put(ask, { file: given, name: fileName })
    return answer(ask, stored, file.name)
  }),
  mock(ossEndpoint.putFileAttach, async (ask) => {
    const { file, stored } = await put(ask, { file: upload(ask).file })
    const row = ask.world.table(attachTable).put({
      ...added(ask.world),
      id: ask.world.nextId(),
      tenantId: ask.caller.tenantId,
      createUser: ask.caller.userId,
      link: '',
      domainUrl: '',
      bucket: stored.bucket,
      name: stored.name,
      originalName: file.name,
      extension: extensionOf(file.name),
      attachSize: file.size,
    })
    return { ...answer(ask, stored, file.name), attachId: row.id }
  }),
  mock(ossEndpoint.removeFile, (ask) => removeFiles(ask, [required(ask, 'fileName')])),
  mock(ossEndpoint.removeFiles, (ask) => removeFiles(ask, required(ask, 'fileNames').split(','))),
]

function removeFiles(ask: Ask, names: readonly string[]): undefined {
  for (const file of names.map((name) => held(ask, name))) ask.world.table(fileTable).remove(file.id)
}
