import type { Problem } from '../types'

export interface FileRules {
  /** Endings without the dot, in small letters; everything is taken when there are none. */
  readonly accept: readonly string[]
  /** Bytes. */
  readonly maxSize: number
}

const kilo = 1024
const units = ['B', 'KB', 'MB', 'GB'] as const

/** `10485760` → `10 MB` */
export function sizeText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(kilo)), units.length - 1)
  return `${Number((bytes / kilo ** power).toFixed(1))} ${units[power]}`
}

export const endingOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file is not sent; said before a byte of it leaves. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, { accept, maxSize }: FileRules): Problem | undefined {
  if (accept.length > 0 && !accept.includes(endingOf(name))) return { text: 'fields.upload.wrongType', values: { name } }
  if (size === 0) return { text: 'fields.upload.empty', values: { name } }
  return size > maxSize ? { text: 'fields.upload.tooLarge', values: { name, size: sizeText(maxSize) } } : undefined
}
