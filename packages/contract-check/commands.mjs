// the command of `jwsk` that comes with this package
import { checkOptions, runCheck } from '@jwsk/contract-check'

async function check({ values, print }) {
  const controller = new AbortController()
  // The first Ctrl-C deletes the written records before exiting; the second exits immediately.
  process.once('SIGINT', () => controller.abort())
  return runCheck(values, print, controller.signal)
}

export const commands = { check: { options: checkOptions, run: check } }
