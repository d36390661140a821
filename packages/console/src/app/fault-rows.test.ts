import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CoveringTests, hazards } from './testing/hazard-rows'

const root = join(import.meta.dirname, '../../../..')
const folders = ['packages/sdk/src', 'packages/ui/src', 'packages/kit/src', 'packages/console/src', 'e2e']
/** faults that concern the shell, by the ids in test titles */
const rows = [
  ...['F28', 'F29', 'F30', 'F31', 'F32', 'F33', 'F34', 'F35', 'F36', 'F37', 'F38', 'F39', 'F40', 'F42', 'F43', 'F44', 'F45', 'F46'],
  ...['F47', 'F48', 'F49', 'F50', 'F51', 'F58', 'F59', 'F60'],
]

const isTest = /\.(?:test|spec)\.tsx?$/
const title = /\b(?:test|it|describe)(?:\.each)?\(\s*(['"`])(.*?)\1|\]\)\(\s*(['"`])(.*?)\3/g

const titles = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isTest.test(file) && !file.includes('node_modules'))
    .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(title)].map((found) => found[2] ?? found[4] ?? '')),
)
const countTitles = (row: string) => titles.filter((one) => new RegExp(`\\b${row}\\b`).test(one)).length
const counts = rows.map((row) => `${row} ${countTitles(row)}`)

test(`each of ${rows.length} faults has tests with its id: ${counts.join(', ')}`, () => {
  expect(counts.filter((count) => count.endsWith(' 0'))).toEqual([])
})

const missing = ([file, ...starts]: CoveringTests) => {
  const source = readFileSync(join(root, file), 'utf8')
  const hasTitle = (start: string) =>
    ["'", '"', '`'].some((quote) => source.includes(`(${quote}${start}`) || source.includes(`  ${quote}${start}`))
  return starts.filter((start) => !hasTitle(start)).map((start) => `${file}: ${start}`)
}
const hazardCounts = Object.entries(hazards).map(
  ([row, places]) => `${row} ${places.reduce((sum, [, ...starts]) => sum + starts.length, 0)}`,
)

test(`all ${hazardCounts.length} hazards have tests: ${hazardCounts.join(', ')}`, () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `H${from + at}`)
  expect(Object.keys(hazards)).toEqual([...numbers(22, 45), ...numbers(61, 74)])
  expect(Object.values(hazards).flat().flatMap(missing)).toEqual([])
  expect(hazardCounts.filter((count) => count.endsWith(' 0'))).toEqual([])
})
