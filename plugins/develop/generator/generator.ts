import { createAreaFiles, getPlanNames, isAreaName } from '@jwsk/codegen'
import type { Client } from '@jwsk/sdk'
import { strToU8, zipSync } from 'fflate'
import { type Code, loadPlans } from './load-plans'

export type Files = Readonly<Record<string, string>>

/** Generator of an area's files. */
export interface Generator {
  /** Default name of the area. */
  readonly area: string
  /** Returns the files by path; `undefined` if the name is invalid. */
  readonly createFiles: (area: string) => Files | undefined
}

/** Creates a generator from records of code generation. */
export async function loadGenerator(client: Client, records: readonly Code[]): Promise<Generator> {
  const plans = await loadPlans(client, records)
  const [first] = plans
  return {
    area: first ? getPlanNames(first).file : '',
    createFiles: (area) => (isAreaName(area) ? createAreaFiles(area, plans) : undefined),
  }
}

/** Packs the files into a ZIP archive. */
export const createArchive = (files: Files): Blob =>
  // the buffer is not shared, which the type does not know
  new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))) as Uint8Array<ArrayBuffer>], {
    type: 'application/zip',
  })
