import { unsendableError } from '../../errors'
import { getOwn } from '../../get-own'
import { isRecord } from '../../is-record'
import type { FormPart, Operation } from '../../operation'
import { isMissing, isNested, toJson, toSendable } from '../sendable'
import type { SerializedBody } from '../serialize'
import { serializeForm } from './styled-url'

type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>

interface NamedFile {
  readonly data: Bytes
  readonly filename: string
  readonly type?: string
}

const isBytes = (value: unknown): value is Bytes => value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
const isNamedFile = (value: unknown): value is NamedFile => isRecord(value) && isBytes(value.data) && typeof value.filename === 'string'

/** Converts a file to a part of a form; `type` is that of a file without one. */
function toFilePart(file: NamedFile | Bytes, type: string): { readonly blob: Blob; readonly filename?: string | undefined } {
  const { data, filename } = isNamedFile(file) ? file : { data: file, filename: file instanceof File ? file.name : undefined }
  const ownType = (isNamedFile(file) ? file.type : undefined) ?? (data instanceof Blob ? data.type : '')
  const isUnchanged = data instanceof Blob && data.type === (ownType || type)
  return { blob: isUnchanged ? data : new Blob([data], { type: ownType || type }), filename }
}

const isJsonType = (type: string) => /[/+]json\s*(;|$)/i.test(type)

/** Converts a value to parts of a form; a list has a part for each entry. */
function toParts(name: string, value: unknown, { contentType = '' }: FormPart): (string | ReturnType<typeof toFilePart>)[] {
  if (isMissing(value)) return []
  const toBlob = (text: string, type: string) => [{ blob: new Blob([text], { type }) }]
  if (Array.isArray(value) && !isJsonType(contentType))
    return value.flatMap((entry) => toParts(name, entry, { contentType: Array.isArray(entry) ? 'application/json' : contentType }))
  // several types, or a range of them, describe what is allowed, not what is sent
  if (isBytes(value) || isNamedFile(value)) return [toFilePart(value, /[*,]/.test(contentType) ? '' : contentType)]
  const sendable = Array.isArray(value) ? value : toSendable(name, value)
  if (isNested(sendable) || isJsonType(contentType)) return toBlob(toJson(name, sendable), contentType || 'application/json')
  return contentType === '' ? [String(sendable)] : toBlob(String(sendable), contentType)
}

function buildMultipart(body: unknown, parts: NonNullable<Operation['parts']>): FormData {
  if (body instanceof FormData) return body
  if (!isRecord(body)) throw unsendableError('body', 'is no object')
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const part of toParts(name, value, getOwn(parts, name) ?? {})) {
      if (typeof part === 'string') form.append(name, part)
      else if (part.filename === undefined) form.append(name, part.blob)
      else form.append(name, part.blob, part.filename)
    }
  return form
}

/** Builds the body of a call with any media type, once per attempt. */
export function buildStyledBody({ method, body: type, parts = {} }: Operation, body: unknown): SerializedBody | undefined {
  if (body === undefined) return undefined
  if (method === 'GET' || method === 'HEAD') throw unsendableError('body', `does not exist in a ${method} request`)
  switch (type) {
    case 'multipart':
    case 'multipart/form-data':
      return { content: buildMultipart(body, parts) }
    case 'form':
    case 'application/x-www-form-urlencoded':
      if (!isRecord(body)) throw unsendableError('body', 'is no object')
      return { content: serializeForm(body, parts), type: 'application/x-www-form-urlencoded' }
    case undefined:
      return { content: toJson('body', body), type: 'application/json' }
  }
  if (isJsonType(type)) return { content: toJson('body', body), type }
  if (isNamedFile(body)) return { content: body.data, type }
  if (isBytes(body)) return { content: body, type }
  if (body === null || isNested(body)) throw unsendableError('body', `is neither text nor binary, as ${type} requires`)
  return { content: String(toSendable('body', body)), type }
}
