import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fromRoot, print } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { newResource } from '../new-resource/declaration.mjs'
import { line, median } from './stage.mjs'

const rounds = 3
const more = 60
const folder = fromRoot('.cache/more')
/** entities of many fields; each is declared ten times */
const entities = ['biz/parkingLotOrder', 'biz/scenicSpotTicket', 'biz/tourGuide', 'biz/shopContract', 'system/tenant', 'dp/facility']

async function seconds(project) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const { code, output } = await run('tsc', ['-p', project])
    if (code !== 0) throw new Error(`tsc has complaints:\n${output.slice(0, 1000)}`)
    times.push((performance.now() - began) / 1000)
  }
  return median(times)
}

/** The compiler over everything, and with 60 more resources. */
export async function compiler() {
  print('Compiler')
  const all = await seconds('.')
  line('tsc over everything', `${all.toFixed(1)} s`, 'goal 12 s')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const declared = entities.map(newResource)
  for (let n = 0; n < more; n += 1) await writeFile(`${folder}/resource-${n}.ts`, declared[n % declared.length].declaration)
  const include = ['packages/*/src', 'plugins', 'mocks', 'scripts', 'e2e', '*.ts', 'packages/*/*.ts'].map((path) => `../../${path}`)
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false },
    include: [...include, '*.ts'],
    exclude: ['../../**/dist', '../../**/node_modules'],
  }
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config))
  const grown = await seconds(`${folder}/tsconfig.json`)
  line(`tsc with ${more} more resources`, `${grown.toFixed(1)} s`, `goal 15 s; ${(grown / all).toFixed(2)} of it without them`)
  await rm(folder, { recursive: true, force: true })
}
