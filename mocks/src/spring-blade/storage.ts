import { ossEndpoint } from '@jwsk/sdk/resource'
import { fieldsOf } from '../engine/fields'
import { missingParameter, serverError } from '../engine/refusal'
import { told } from '../engine/reply'
import { answered } from './calls'

const bucket = 'blade'
const domain = 'https://files.yunqihu.example'

const name = ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
  const { fileName } = query
  if (fileName === undefined) throw missingParameter('fileName')
  return fileName
}

/** Behind this deployment stands no storage: what would reach it fails as an unreachable one does. */
const unreachable = () => {
  throw serverError()
}
const withFile = ({ body }: { readonly body: unknown }) => {
  if (!(fieldsOf(body)['file'] instanceof File)) throw serverError("Required part 'file' is not present.")
  throw serverError()
}

export const storageMocks = [
  answered(ossEndpoint.fileLink, (call) => `${domain}/${name(call)}`),
  answered(ossEndpoint.filePath, (call) => `${bucket}/${name(call)}`),
  answered(ossEndpoint.statFile, unreachable, { parameters: ['fileName'] }),
  answered(ossEndpoint.putFile, withFile),
  answered(ossEndpoint.putFileByName, withFile, { parameters: ['fileName'] }),
  answered(ossEndpoint.removeFile, unreachable, { parameters: ['fileName'] }),
  answered(ossEndpoint.removeFiles, unreachable, { parameters: ['fileNames'] }),
  answered(ossEndpoint.makeBucket, unreachable, { parameters: ['bucketName'] }),
  answered(ossEndpoint.removeBucket, () => told('删除成功'), { parameters: ['bucketName'] }),
  answered(ossEndpoint.copyFile, unreachable, { parameters: ['fileName', 'destBucketName', 'destFileName'] }),
]
