import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isJwskError } from '@jwsk/sdk'
import type { Outcome } from './evaluate'
import { parseOptions } from './options'
import { formatOutcome, formatSummary, formatTables, isClean, isCollapsed, toJsonReport } from './report'
import { checkContract } from './run'

type Tell = (line: string) => void

async function writeReport(file: string, report: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`)
}

async function check(args: readonly string[], tell: Tell, stop: AbortSignal): Promise<number> {
  const options = await parseOptions(args)
  const note = (outcome: Outcome) => {
    if (options.isVerbose || !isCollapsed(outcome)) tell(formatOutcome(outcome))
  }
  const run = await checkContract(options, note, stop)
  for (const line of [...formatSummary(run), ...formatTables(run)]) tell(line)
  if (options.report !== undefined) await writeReport(options.report, toJsonReport(run))
  if (run.isStopped) tell('stopped before its end')
  if (run.isStopped && run.leftovers.length === 0) return 2
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
