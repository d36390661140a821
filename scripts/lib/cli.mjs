import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether this module is the entry point of the node process. */
export const isMainModule = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)

/** Returns the value of `--name value` or `--name=value`, else the fallback. */
export function readOption(name, fallback) {
  const at = process.argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`))
  if (at < 0) return fallback
  const word = process.argv[at]
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : process.argv[at + 1]
}

/** Prints a check's findings and sets the exit code; without findings, prints what was checked. */
export function reportFindings(findings, clean) {
  for (const line of findings) process.stdout.write(`${line}\n`)
  if (findings.length > 0) process.exitCode = 1
  else process.stdout.write(`${clean}\n`)
}
