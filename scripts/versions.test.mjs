// `npm run version-packages` leaves a tree that installs, with the versions that a new plugin needs
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listTrackedFiles } from './lib/files.mjs'
import { getPublishedPackages } from './lib/published-packages.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

const published = Object.keys(getPublishedPackages())
let folder

const read = async (path) => JSON.parse(await readFile(join(folder, path), 'utf8'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jwsk-versions-'))
  const needed = /(^|\/)package(-lock)?\.json$|^\.changeset\/|^packages\/create-jwsk-plugin\/[\w-]+\.mjs$/
  for (const file of listTrackedFiles().filter((path) => needed.test(path))) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(resolveFromRoot(file), join(folder, file))
  }
  await runOrThrow('npm', ['run', 'version-packages'], { cwd: folder, env: { npm_config_offline: 'true' } })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('published packages share one version, also as SDK dependency', async () => {
  const manifests = await Promise.all(published.map((name) => read(`${name}/package.json`)))
  const [{ version }] = manifests
  expect(version).not.toBe(JSON.parse(await readFile(resolveFromRoot('packages/sdk/package.json'), 'utf8')).version)
  expect(manifests.map((manifest) => manifest.version)).toEqual(published.map(() => version))
  for (const name of ['packages/kit', 'mocks']) expect((await read(`${name}/package.json`)).dependencies['@jwsk/sdk']).toBe(version)
})

test('a published CHANGELOG contains every changeset', async () => {
  // a changeset of private packages alone would never be consumed
  expect((await readdir(join(folder, '.changeset'))).filter((file) => file.endsWith('.md'))).toEqual([])
  for (const name of ['packages/sdk', 'packages/kit', 'mocks']) {
    expect(await readFile(join(folder, `${name}/CHANGELOG.md`), 'utf8')).toContain('### Minor Changes')
    expect((await read(`${name}/package.json`)).files).toContain('CHANGELOG.md')
  }
})

// npm would request a version of ours that no folder has from the registry
test('the workspace still installs from its folders', async () => {
  const { packages } = await read('package-lock.json')
  const ours = Object.entries(packages).filter(([path]) => /(^|\/)node_modules\/(@jwsk\/[\w-]+|create-jwsk-plugin)$/.test(path))
  expect(ours.length).toBeGreaterThan(30)
  expect(ours.filter(([, { link }]) => link !== true)).toEqual([])
})

test('a new plugin depends on the new versions', async () => {
  await runOrThrow('node', [join(folder, 'packages/create-jwsk-plugin/create.mjs'), 'harbour'], { cwd: folder })
  const { version } = await read('packages/kit/package.json')
  const { devDependencies } = await read('harbour/package.json')
  expect([devDependencies['@jwsk/kit'], devDependencies['@jwsk/sdk'], devDependencies['create-jwsk-plugin']]).toEqual(
    Array.from({ length: 3 }, () => `^${version}`),
  )
})

test('the release workflow runs existing scripts', async () => {
  const text = await readFile(resolveFromRoot('.github/workflows/release.yml'), 'utf8')
  const { jobs, permissions } = parse(text)
  const commands = jobs.release.steps.flatMap(({ run, with: { version, publish } = {} }) => [run, version, publish]).filter(Boolean)
  const { scripts, devDependencies } = JSON.parse(await readFile(resolveFromRoot('package.json'), 'utf8'))
  expect(commands.filter((line) => line.startsWith('npm run ') && !(line.split(' ')[2] in scripts))).toEqual([])
  expect(commands).toContain('npx changeset publish')
  expect(devDependencies).toHaveProperty(['@changesets/cli'])
  // required to sign provenance
  expect(permissions['id-token']).toBe('write')
})
