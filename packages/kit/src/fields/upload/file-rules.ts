import { formatFileSize } from '../../runtime/format-file-size'
import type { FieldError } from '../types'

export interface FileRules {
  /** Accepted extensions without dot; one of JPEG means all of them, empty accepts all. */
  readonly accept: readonly string[]
  /** Maximum file size in bytes. */
  readonly maxSize: number
}

export const getExtension = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** extensions of JPEG; a browser saves a picture of a page as `.jfif` */
const jpegExtensions: readonly string[] = ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp']

/** Returns the extensions to accept: in lowercase, and all of JPEG if one of them is listed. */
export function expandExtensions(accept: readonly string[]): readonly string[] {
  const listed = accept.map((extension) => extension.toLowerCase())
  return listed.some((extension) => jpegExtensions.includes(extension)) ? [...new Set([...listed, ...jpegExtensions])] : listed
}

/** Validates a file before any byte is sent. */
export function validateFile({ name, size }: Pick<File, 'name' | 'size'>, { accept, maxSize }: FileRules): FieldError | undefined {
  if (accept.length > 0 && !expandExtensions(accept).includes(getExtension(name)))
    return { key: 'fields.upload.wrongType', values: { name } }
  if (size === 0) return { key: 'fields.upload.empty', values: { name } }
  return size > maxSize ? { key: 'fields.upload.tooLarge', values: { name, size: formatFileSize(maxSize) } } : undefined
}
