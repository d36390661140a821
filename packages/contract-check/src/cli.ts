import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isJwskError } from '@jwsk/sdk'
import type { Outcome } from './evaluate'
import { parseOptions } from './options'
import { formatOutcome, formatSummary, formatTables, isClean, isCollapsed, toJsonReport } from './report'
import { checkContract } from './run'

type PrintLine = (line: string) => void

async function writeReport(file: string, report: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`)
}

async function check(args: readonly string[], printLine: PrintLine, signal: AbortSignal): Promise<number> {
  const options = await parseOptions(args)
  const note = (outcome: Outcome) => {
    if (options.isVerbose || !isCollapsed(outcome)) printLine(formatOutcome(outcome))
  }
  const run = await checkContract(options, note, signal)
  for (const line of [...formatSummary(run), ...formatTables(run)]) printLine(line)
  if (options.report !== undefined) await writeReport(options.report, toJsonReport(run))
  if (run.isStopped) printLine('stopped before its end')
  if (run.isStopped && run.leftovers.length === 0) return 2
  return isClean(run) ? 0 : 1
}

/**
 * Runs the command.
 * @returns Exit code: 0 if the server fulfills the contracts, 1 if it deviates, 2 if the check could not be completed.
 */
export async function main(args: readonly string[], printLine: PrintLine, signal: AbortSignal): Promise<number> {
  try {
    return await check(args, printLine, signal)
  } catch (error) {
    if (!isJwskError(error)) throw error
    printLine(`${error.operation ?? 'configuration'}: ${error.kind}: ${error.message}`)
    return 2
  }
}
