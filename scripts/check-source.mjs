// what no source may hold: silenced checks, dangerous calls, secrets, folders of one machine (lib/bans.mjs)
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedPatterns } from './lib/banned-patterns.mjs'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { root } from './lib/root.mjs'

const binary = /\.(png|jpe?g|gif|ico|woff2?|webp|svg)$/
// the tests of this check hold what it looks for
const skipped = /(^|\/)package-lock\.json$|^scripts\/checks\.test\.mjs$/

/** sentences about files under `folder`, each with its place */
export function checkSources(folder, files = listTrackedFiles(folder)) {
  const findings = []
  for (const file of files) {
    const path = join(folder, file)
    if (binary.test(file) || skipped.test(file) || !existsSync(path)) continue
    const active = bannedPatterns.filter((ban) => ban.where(file))
    readFileSync(path, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const ban of active) if (ban.find.test(line)) findings.push(`${file}:${index + 1} ${ban.say}: ${line.trim().slice(0, 120)}`)
      })
  }
  return findings
}

if (isMainModule(import.meta.url)) reportFindings(checkSources(root), 'nothing banned in any source')
