import { mkdir, rm, writeFile } from 'node:fs/promises'
import { loadContracts } from '@jwsk/codegen/generate'
import { printResource } from '../packages/codegen/src/resource/declaration.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { run } from '../scripts/lib/run.mjs'
import { formatLine, median } from './harness.mjs'

const rounds = 3
const extraResources = 60
const folder = resolveFromRoot('.cache/more')
/** Entities with many fields; each is declared ten times. */
const entities = ['biz/parkingLotOrder', 'biz/scenicSpotTicket', 'biz/tourGuide', 'biz/shopContract', 'system/tenant', 'dp/facility']

async function measureSeconds(project) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const { code, output } = await run('tsc', ['-p', project])
    if (code !== 0) throw new Error(`tsc has complaints:\n${output.slice(0, 1000)}`)
    times.push((performance.now() - began) / 1000)
  }
  return median(times)
}

/** Measures the compiler on the whole workspace, and with 60 more resources. */
export async function measureCompiler() {
  printLine('Compiler')
  const all = await measureSeconds('.')
  formatLine('tsc over everything', `${all.toFixed(1)} s`, 'goal 12 s')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const contracts = loadContracts(resolveFromRoot('openapi'))
  const declared = entities.map((path) => {
    const [service, entity] = path.split('/')
    return printResource(contracts.readEntity(service, entity), contracts.findReferenced)
  })
  for (let n = 0; n < extraResources; n += 1) await writeFile(`${folder}/resource-${n}.ts`, declared[n % declared.length].declaration)
  const include = ['packages/*/src', 'packages/*/build', 'plugins', 'mocks', 'scripts', 'e2e', '*.ts', 'packages/*/*.ts'].map(
    (path) => `../../${path}`,
  )
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false },
    include: [...include, '*.ts'],
    exclude: ['../../**/dist', '../../**/node_modules'],
  }
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config))
  const grown = await measureSeconds(`${folder}/tsconfig.json`)
  formatLine(
    `tsc with ${extraResources} more resources`,
    `${grown.toFixed(1)} s`,
    `goal 15 s; ${(grown / all).toFixed(2)} of it without them`,
  )
  await rm(folder, { recursive: true, force: true })
}
