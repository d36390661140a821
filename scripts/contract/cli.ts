import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isJwskError } from '@jwsk/sdk'
import type { Outcome } from './judge'
import { readOptions } from './options'
import { isClean, isFolded, reportOf, rowOf, summaryOf, tablesOf } from './report'
import { checkContract } from './run'

type Tell = (line: string) => void

async function writeReport(file: string, report: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`)
}

async function check(args: readonly string[], tell: Tell, stop: AbortSignal): Promise<number> {
  const options = await readOptions(args)
  const note = (outcome: Outcome) => {
    if (options.isVerbose || !isFolded(outcome)) tell(rowOf(outcome))
  }
  const run = await checkContract(options, note, stop)
  for (const line of [...summaryOf(run), ...tablesOf(run)]) tell(line)
  if (options.report !== undefined) await writeReport(options.report, reportOf(run))
  if (run.isStopped) tell('stopped before its end')
  if (run.isStopped && run.left.length === 0) return 2
  return isClean(run) ? 0 : 1
}

/** The whole command. 0: the contracts are kept; 1: somewhere they are not; 2: it could not be found out. */
export async function main(args: readonly string[], tell: Tell, stop: AbortSignal): Promise<number> {
  try {
    return await check(args, tell, stop)
  } catch (error) {
    if (!isJwskError(error)) throw error
    tell(`${error.operation ?? 'configuration'}: ${error.kind}: ${error.message}`)
    return 2
  }
}
