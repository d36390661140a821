import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndirectFault } from './fault'

const root = join(import.meta.dirname, '../../../..')
const testFolders = ['packages/sdk/src', 'packages/kit/src', 'packages/console/src', 'e2e']
const isTest = /\.(?:test|spec)\.tsx?$/
const faultIdPattern = /['"`](F\d+\b[^'"`]*)/g

/** Every numbered test title, with its file. */
const titles = testFolders.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => isTest.test(file) && !file.includes('node_modules') && !file.endsWith('fault-rows.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(root, place, file), 'utf8').matchAll(faultIdPattern)].map(([, title = '']) => ({
        title,
        file: `${place}/${file}`,
      })),
    ),
)

/** Returns the tests that cover an indirect fault; throws if there are none. */
export function findCoveringTests({ id, tests }: IndirectFault): readonly string[] {
  const found = tests ?? titles.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title)).map(({ file }) => file)
  const files = [...new Set(found)].sort()
  if (files.length === 0 || !files.every((file) => existsSync(join(root, file)))) throw new Error(`${id} has no test`)
  return files.map((file) => `\`${file}\``)
}
