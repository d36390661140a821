// node bench/compile.mjs: measures compiling 200 calls in a consumer's project, as operations and with one openapi-fetch client
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadService } from '@jwsk/codegen/generate'
import openapiTS, { astToString } from 'openapi-typescript'
import { buildLibraries } from '../scripts/build-libraries.mjs'
import { isMainModule } from '../scripts/lib/cli.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { run } from '../scripts/lib/run.mjs'
import { calls, renderOperationsProgram, renderPathsProgram } from './programs.mjs'

const rounds = 3
const folder = resolveFromRoot('.cache/compile')
const compilers = {
  'TypeScript 5.9': resolveFromRoot('scripts/node_modules/typescript/bin/tsc'),
  'TypeScript 7': resolveFromRoot('node_modules/typescript/bin/tsc'),
}
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/** Collects the paged operations of the contracts that require no parameter but the page number. */
async function collectPagedCalls(services) {
  const found = []
  for (const service of services) {
    const { operations } = await loadService(resolveFromRoot('openapi', `${service}.yaml`))
    for (const { id, path, query, pathParameters, answer, body } of operations) {
      const takesPage = query.some(({ name }) => name === 'current')
      const isEnough = !body && pathParameters.length === 0 && query.every(({ name, required }) => !required || name === 'current')
      if (answer.paged && takesPage && isEnough) found.push({ service, id, path })
    }
  }
  return found
}

/** Measures user and system seconds of a compiler, which vary less on a busy machine than elapsed time. Without a POSIX shell, measures elapsed time. */
async function measureSeconds(compiler, name) {
  const began = performance.now()
  const command = [process.execPath, compiler, '-p', `${folder}/${name}.json`]
  const timedCommand = process.platform === 'win32' ? command : ['sh', '-c', '"$@" && times', 'sh', ...command]
  const { code, output } = await run(timedCommand[0], timedCommand.slice(1))
  if (code !== 0) throw new Error(output.slice(0, 2000))
  const spent = [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => minutes * 60 + Number(rest),
  )
  return spent.length === 2 ? spent[0] + spent[1] : (performance.now() - began) / 1000
}

/** Prepares both sides as an adopter installs them: the built package, and declarations as the command of openapi-typescript writes them. */
async function prepare() {
  const services = (await readdir(resolveFromRoot('openapi')))
    .filter((name) => /^(?!shared).*\.yaml$/.test(name))
    .map((name) => basename(name, '.yaml'))
  const list = await collectPagedCalls(services)
  await buildLibraries(['sdk'])
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const service of services) {
    const types = await openapiTS(pathToFileURL(resolveFromRoot('openapi', `${service}.yaml`)), { silent: true })
    await writeFile(`${folder}/${service}.d.ts`, astToString(types))
  }
  const programs = {
    operations: renderOperationsProgram(list),
    paths: renderPathsProgram(list, services),
    nothing: 'export const call = 1\n',
  }
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(`${folder}/${name}.ts`, text)
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    }
    await writeFile(`${folder}/${name}.json`, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  }
  return { services, list, programs: Object.keys(programs) }
}

/** Measures the seconds of each program by compiler; interleaves the programs, so that noise affects all of them. */
export async function measureCompile() {
  const { services, list, programs } = await prepare()
  const rows = []
  for (const [name, compiler] of Object.entries(compilers)) {
    const times = Object.fromEntries(programs.map((program) => [program, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const program of programs) times[program].push(await measureSeconds(compiler, program))
    const [operations, paths, nothing] = programs.map((program) => median(times[program]))
    rows.push({ name, operations, paths, nothing, ratio: operations / paths, ownRatio: (operations - nothing) / (paths - nothing) })
  }
  await rm(folder, { recursive: true, force: true })
  return { services: services.length, lists: list.length, rows }
}

if (isMainModule(import.meta.url)) {
  const { services, lists, rows } = await measureCompile()
  printLine(`${calls} calls of ${lists} lists in ${services} services, processor seconds of tsc, median of ${rounds}`)
  for (const { name, operations, paths, nothing, ratio, ownRatio } of rows)
    printLine(
      `  ${name.padEnd(16)} operations ${operations.toFixed(2)}   one openapi-fetch client ${paths.toFixed(2)}   ratio ${ratio.toFixed(2)}   without the start-up of ${nothing.toFixed(2)} s ${ownRatio.toFixed(2)}`,
    )
}
