import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.mjs'

const text = 'export const words = "管理系统";\n'.repeat(100)
let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'))
  await mkdir(join(folder, 'assets'))
  for (const name of ['index.html', 'assets/a.js', 'assets/a.css', 'assets/a.woff2', 'config.json'])
    await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'assets/small.js'), 'export {}')
  await utimes(join(folder, 'assets/a.js'), 1_000_000_000, 1_000_000_000)
})
afterEach(() => rm(folder, { recursive: true }))

test('text files get equivalent compressed files of the same age', async () => {
  expect(await compressFolder(folder)).toBe(6)
  for (const name of ['index.html', 'assets/a.js', 'assets/a.css']) {
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(text)
  }
  for (const ending of ['br', 'gz']) expect((await stat(join(folder, `assets/a.js.${ending}`))).mtimeMs).toBe(1e12)
})

test('skips fonts, small files and the operator’s configuration', async () => {
  await compressFolder(folder)
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => /config|small|woff2/.test(name)).toSorted()).toEqual(['assets/a.woff2', 'assets/small.js', 'config.json'])
})
