import { ossEndpoint } from '@jwsk/sdk/resource'
import { toFields } from '../engine/fields'
import { missingParameterError, serverError } from '../engine/refusal'
import { messageReply } from '../engine/reply'
import { createMock } from './mock-builders'

const bucket = 'blade'
const domain = 'https://files.yunqihu.example'

const requireFileName = ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
  const { fileName } = query
  if (fileName === undefined) throw missingParameterError('fileName')
  return fileName
}

/** Fails a call: this deployment has no storage, and calls fail as if it were unreachable. */
const failUnreachable = () => {
  throw serverError()
}
const withFile = ({ body }: { readonly body: unknown }) => {
  if (!(toFields(body)['file'] instanceof File)) throw serverError("Required part 'file' is not present.")
  throw serverError()
}

export const storageMocks = [
  createMock(ossEndpoint.fileLink, (call) => `${domain}/${requireFileName(call)}`),
  createMock(ossEndpoint.filePath, (call) => `${bucket}/${requireFileName(call)}`),
  createMock(ossEndpoint.statFile, failUnreachable, { parameters: ['fileName'] }),
  createMock(ossEndpoint.putFile, withFile),
  createMock(ossEndpoint.putFileByName, withFile, { parameters: ['fileName'] }),
  createMock(ossEndpoint.removeFile, failUnreachable, { parameters: ['fileName'] }),
  createMock(ossEndpoint.removeFiles, failUnreachable, { parameters: ['fileNames'] }),
  createMock(ossEndpoint.makeBucket, failUnreachable, { parameters: ['bucketName'] }),
  createMock(ossEndpoint.removeBucket, () => messageReply('删除成功'), { parameters: ['bucketName'] }),
  createMock(ossEndpoint.copyFile, failUnreachable, { parameters: ['fileName', 'destBucketName', 'destFileName'] }),
]
