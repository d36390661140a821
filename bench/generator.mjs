// compares `jwsk generate` with openapi-typescript on GitHub's description, each in a process of its own
import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { isMainModule } from '../scripts/lib/cli.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'

const generators = {
  own: async (input, out) => (await import('@jwsk/codegen/generate')).generateOperations({ input, out }),
  async peer(input, out) {
    const { default: generate, astToString } = await import('openapi-typescript')
    await writeFile(`${out}/types.ts`, astToString(await generate(pathToFileURL(input), { silent: true })))
  },
}

/** Generates in this process; prints its processor seconds, its peak memory in MB and the gzip kB of the files. */
async function generateOnce(name, input) {
  const out = resolveFromRoot('.cache/generator', name)
  await mkdir(out, { recursive: true })
  await generators[name](input, out)
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const texts = await Promise.all((await readdir(out)).map((file) => readFile(`${out}/${file}`)))
  printLine(JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1000, gzipSync(Buffer.concat(texts)).length / 1000]))
}

export async function measureGenerator() {
  const { fetchDescriptions, packages } = await import('../packages/codegen/test/real-descriptions.mjs')
  const { formatLine, median } = await import('./harness.mjs')
  const [input] = await fetchDescriptions(packages.find(({ name }) => name === '@octokit/openapi'))
  const measure = (name) => JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), name, input], { encoding: 'utf8' }))
  const runs = [1, 2, 3].map(() => [measure('own'), measure('peer')])
  for (const [index, label] of ['processor seconds', 'peak memory in MB', 'gzip kB of the files'].entries()) {
    const [own = 0, peer = 1] = [0, 1].map((side) => median(runs.map((pair) => pair[side][index])))
    formatLine(`generator, ${label}`, (own / peer).toFixed(2), `${own.toFixed(1)} to ${peer.toFixed(1)} of openapi-typescript`)
  }
}

if (isMainModule(import.meta.url)) await generateOnce(...process.argv.slice(2))
