import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnsafeLookups, createProgram } from './check-lookups.mjs'

const source = `
const table = { one: () => 1, two: () => 2 }
const typed: Readonly<Record<string, number>> = { one: 1 }
const filled: Record<string, number> = {}
const list = ['a', 'b']
declare const name: string
declare const known: 'one' | 'two'
declare const row: Record<string, unknown>
export const loose = [table[name as keyof typeof table], (table as Record<string, () => number>)[name]?.(), typed[name], { up: 1 }[name]]
export const fast = [table[known], table.one, filled[name], list[0], row[name], Object.hasOwn(typed, known) && typed[known]]
filled[name] = 1
`

test('a table that is asked for any text is found, one that is asked for names of its own is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lookups-'))
  await writeFile(join(folder, 'a.ts'), source)
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "target": "ES2022" }, "files": ["a.ts"] }')
  const found = findUnsafeLookups(createProgram(join(folder, 'tsconfig.json')), (file) => file.endsWith('/a.ts'))
  expect(found.map((node) => node.getText())).toEqual(['(table as Record<string, () => number>)[name]', 'typed[name]', '{ up: 1 }[name]'])
  await rm(folder, { recursive: true })
})
