// writes the blocks of a page as files of a folder, to compile and run them
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { resolveFromRoot } from './root.mjs'
import { run } from './run.mjs'

const isNamed = ({ mark }) => mark?.includes('.') ?? false
const isSource = ({ language }) => language === 'ts' || language === 'tsx'

/** Returns the files of the blocks: named blocks by name, other sources by number, as modules. */
export function toFiles(blocks) {
  return blocks.flatMap((block, index) => {
    if (isNamed(block)) return [{ block, file: block.mark, text: block.text }]
    return isSource(block) ? [{ block, file: `block-${index + 1}.${block.language}`, text: `${block.text}\nexport {}\n` }] : []
  })
}

/** Creates an empty folder in `.cache` whose sources compile with the same options as ours. */
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

/** Runs modules in order in one process, each in its own folder; returns the output of each, errors included. */
export async function runModules(files, { env }) {
  const { output } = await run('node', ['--import', 'tsx', runner, ...files], { env })
  const printed = new Map(output.split('\u0001').map((part) => part.split('\u0002')))
  return files.map((file) => printed.get(file)?.trim() ?? `it never ran:\n${output}`)
}
