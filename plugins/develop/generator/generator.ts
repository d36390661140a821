import { createAreaFiles, getPlanNames, isAreaName } from '@jwsk/codegen'
import type { Client } from '@jwsk/sdk'
import { strToU8, zipSync } from 'fflate'
import { type Code, loadPlans } from './load-plans'

export type Files = Readonly<Record<string, string>>

/** What writes the files of an area. */
export interface Generator {
  /** What the area is called unless somebody says otherwise. */
  readonly area: string
  /** Its files by path; nothing where it cannot be called so. */
  readonly filesOf: (area: string) => Files | undefined
}

/** A generator over these records of code generation. */
export async function loadGenerator(client: Client, records: readonly Code[]): Promise<Generator> {
  const plans = await loadPlans(client, records)
  const [first] = plans
  return {
    area: first ? getPlanNames(first).file : '',
    filesOf: (area) => (isAreaName(area) ? createAreaFiles(area, plans) : undefined),
  }
}

/** The files as one archive. */
export const createArchive = (files: Files): Blob =>
  // its buffer is its own, never a shared one
  new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))) as Uint8Array<ArrayBuffer>], {
    type: 'application/zip',
  })
