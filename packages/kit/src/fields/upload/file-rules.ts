import type { FieldError } from '../types'

export interface FileRules {
  /** Accepted extensions, lowercase and without dot; empty accepts all. */
  readonly accept: readonly string[]
  /** Maximum file size in bytes. */
  readonly maxSize: number
}

const kilobyte = 1024
const units = ['B', 'KB', 'MB', 'GB'] as const

/** Formats a file size: `10485760` → `10 MB`. */
export function formatFileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(kilobyte)), units.length - 1)
  return `${Number((bytes / kilobyte ** power).toFixed(1))} ${units[power]}`
}

export const getExtension = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Validates a file before any byte is sent. */
export function validateFile({ name, size }: Pick<File, 'name' | 'size'>, { accept, maxSize }: FileRules): FieldError | undefined {
  if (accept.length > 0 && !accept.includes(getExtension(name))) return { key: 'fields.upload.wrongType', values: { name } }
  if (size === 0) return { key: 'fields.upload.empty', values: { name } }
  return size > maxSize ? { key: 'fields.upload.tooLarge', values: { name, size: formatFileSize(maxSize) } } : undefined
}
