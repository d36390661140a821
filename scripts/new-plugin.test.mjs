import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { boundaryFindings } from './check-boundaries.mjs'
import { sourceFindings } from './check-source.mjs'
import { fromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { newPlugin } from './new-plugin.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-plugin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copied = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  'packages/kit',
  'packages/sdk',
  'packages/console/package.json',
]
const left = /(^|\/)(node_modules|dist)(\/|$)/

test('a new plugin compiles, keeps the rules and passes its own tests, in a copy of this repository', async () => {
  for (const path of [...copied, 'packages/console/src/app/plugins.ts'])
    cpSync(fromRoot(path), join(folder, path), { recursive: true, filter: (from) => !left.test(from.slice(fromRoot('.').length)) })
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'))
  for (const name of ['kit', 'sdk']) symlinkSync(fromRoot(`packages/${name}/node_modules`), join(folder, `packages/${name}/node_modules`))

  const made = await newPlugin('car-wash', folder)
  expect(readFileSync(join(folder, 'packages/console/src/app/plugins.ts'), 'utf8')).toContain(
    "{ id: 'car-wash', load: () => import('@jwsk/plugin-car-wash').then(({ carWash }) => carWash) },",
  )
  expect(JSON.parse(readFileSync(join(folder, 'packages/console/package.json'), 'utf8')).dependencies['@jwsk/plugin-car-wash']).toBe(
    '0.1.0',
  )

  const own = made.filter((path) => path.startsWith('plugins/'))
  expect(boundaryFindings(folder, own)).toEqual([])
  expect(sourceFindings(folder, own)).toEqual([])
  expect(await run('biome', ['check', '--vcs-enabled=false', ...own], { cwd: folder })).toEqual({ code: 0, output: expect.any(String) })

  writeFileSync(join(folder, 'tsconfig.own.json'), JSON.stringify({ extends: './tsconfig.json', include: ['plugins'] }))
  const { output } = await run(fromRoot('node_modules/.bin/tsc'), ['-p', 'tsconfig.own.json'], { cwd: folder })
  expect(output.split('\n').filter((line) => line.startsWith('plugins/'))).toEqual([])
  expect(await run('vitest', ['run', 'plugins/car-wash'], { cwd: folder })).toEqual({ code: 0, output: expect.any(String) })
}, 120_000)

test('a name that is taken, or is none, is refused before anything is written', async () => {
  await expect(newPlugin('Car Wash', folder)).rejects.toThrow('small letters')
  mkdirSync(join(folder, 'plugins/taken'), { recursive: true })
  await expect(newPlugin('taken', folder)).rejects.toThrow('exists already')
})
