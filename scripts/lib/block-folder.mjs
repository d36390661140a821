// a folder in which the blocks of a page are files, to be compiled and run
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { resolveFromRoot } from './root.mjs'
import { run } from './run.mjs'

const isNamed = ({ mark }) => mark?.includes('.') ?? false
const isSource = ({ language }) => language === 'ts' || language === 'tsx'

/** the files that blocks become: those with a name by it, other sources by their number, as modules */
export function toFiles(blocks) {
  return blocks.flatMap((block, index) => {
    if (isNamed(block)) return [{ block, file: block.mark, text: block.text }]
    return isSource(block) ? [{ block, file: `block-${index + 1}.${block.language}`, text: `${block.text}\nexport {}\n` }] : []
  })
}

/** an empty folder in `.cache` whose sources the compiler takes as it takes ours */
export async function createFolder(name) {
  const folder = resolveFromRoot('.cache', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const config = { extends: '../../tsconfig.json', include: ['**/*.ts', '**/*.tsx', '**/*.js'], exclude: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return folder
}

export async function writeBlocks(folder, blocks) {
  for (const { file, text } of toFiles(blocks)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** Compiles the folder; returns the messages of the compiler, or an empty string. */
export const compile = async (folder) => (await run('tsc', ['-p', folder])).output

const runner = resolveFromRoot('scripts/lib/run-modules.mjs')

/** runs modules one after another in one process, each in its own folder → what each printed, its error among it */
export async function runModules(files, { env }) {
  const { output } = await run('node', ['--import', 'tsx', runner, ...files], { env })
  const printed = new Map(output.split('\u0001').map((part) => part.split('\u0002')))
  return files.map((file) => printed.get(file)?.trim() ?? `it never ran:\n${output}`)
}
