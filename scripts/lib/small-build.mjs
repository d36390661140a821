import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHeaders } from './security-headers.mjs'

/** Creates the smallest build that can be released, in a temporary folder → { folder, from, delivery, to }, for tests. */
export function createSmallBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'jwsk-release-'))
  // the workers of nginx run as another user
  chmodSync(folder, 0o755)
  const [from, delivery, to] = ['build', 'delivery', 'release'].map((name) => join(folder, name))
  for (const place of [from, delivery]) mkdirSync(place)
  writeFileSync(join(from, 'index.html'), '<p>page</p>')
  writeFileSync(join(from, 'config.json'), '{}')
  writeFileSync(join(delivery, 'headers.json'), JSON.stringify(createHeaders('')))
  return { folder, from, delivery, to }
}
