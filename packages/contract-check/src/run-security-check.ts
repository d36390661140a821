import { createClient } from '@jwsk/sdk'
import { type CheckOptions, signIn } from './options'
import { countSecurityResults, formatSecurityResult } from './report'
import { checkSecurity, type SecurityRun } from './security/check-security'
import { probes } from './security/probes'
import { isFinding } from './security/result'
import type { Probe } from './security/target'
import { loadContracts } from './spec'

/** Milliseconds of a call that a probe makes through the SDK. */
const callTimeoutMs = 8000

/** Returns 1 for a finding or a record that is left behind, 2 if a question has no answer, else 0. */
function toExitCode({ results, leftovers }: SecurityRun): number {
  if (leftovers.length > 0 || results.some(isFinding)) return 1
  return results.some(({ verdict }) => verdict === 'unclear') ? 2 : 0
}

/** Runs `jwsk check --security`. */
export async function runSecurityCheck(given: CheckOptions, stop: AbortSignal, selected: readonly Probe[] = probes) {
  const options = { ...given, client: { ...given.client, timeout: callTimeoutMs, retry: { limit: 0 } } }
  const byId = new Map((await loadContracts()).map((operation) => [operation.id, operation]))
  const client = createClient(options.client)
  await signIn(client, options)
  const run = await checkSecurity(client, { options, byId, stop }, selected)
  client.dispose()
  const { results, leftovers } = run
  const exitCode = toExitCode(run)
  const removal = leftovers.length > 0 ? ['', 'left behind, to be removed by hand:', ...leftovers.map((name) => `  ${name}`)] : []
  return {
    exitCode,
    lines: [...results.map(formatSecurityResult), ...removal, '', countSecurityResults(results)],
    report: { baseUrl: options.client.baseUrl, profile: options.profileName, clean: exitCode === 0, security: results, left: leftovers },
  }
}
