import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isJwskError } from '@jwsk/sdk'
import type { Outcome } from './evaluate'
import { type CheckValues, toCheckOptions } from './options'
import { formatOutcome, formatSummary, formatTables, isClean, isCollapsed, toJsonReport } from './report'
import { checkContract } from './run'
import { runSecurityCheck } from './run-security-check'

type PrintLine = (line: string) => void

async function writeReport(file: string, report: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`)
}

async function printCheck(values: CheckValues, printLine: PrintLine, signal: AbortSignal): Promise<number> {
  const options = await toCheckOptions(values)
  if (options.isSecurity) {
    const { lines, report, exitCode } = await runSecurityCheck(options, signal)
    for (const line of lines) printLine(line)
    if (options.report !== undefined) await writeReport(options.report, report)
    return exitCode
  }
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
 * Runs `jwsk check`.
 * @returns Exit code: 0 if the server fulfills the contracts or has no security finding, 1 if it deviates or has one, 2 if the check
 * could not be completed.
 */
export async function runCheck(values: CheckValues, printLine: PrintLine, signal: AbortSignal): Promise<number> {
  try {
    return await printCheck(values, printLine, signal)
  } catch (error) {
    printLine(isJwskError(error) ? `${error.operation ?? 'configuration'}: ${error.kind}: ${error.message}` : String(error))
    return 2
  }
}
