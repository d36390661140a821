// runs `jwsk avue`: converts the option of a file, or all options below a folder
import { readFileSync, statSync } from 'node:fs'
import { loadContracts } from '../contracts/contracts.mjs'
import { findContractsFolder } from '../contracts/contracts-folder.mjs'
import { writeScreen } from '../resource/screen-files.mjs'
import { convertFolder } from './convert-folder.mjs'
import { convertToScreen } from './convert-to-screen.mjs'

function readFile(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`)
  }
}

/** Runs `jwsk avue`. */
export function runAvue({ input: file, values: { entity, option, out, contracts: folder }, print }) {
  const contracts = loadContracts(findContractsFolder(folder))
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    const misplaced = Object.entries({ entity, option }).find(([, value]) => value !== undefined)
    if (misplaced) throw new Error(`--${misplaced[0]} is for one file; ${file} is a folder`)
    for (const line of convertFolder(file, { contracts, out })) print(line)
    return
  }
  if (entity === undefined) throw new Error(`${file} is one file: name what it lists by --entity, e.g. --entity system/post`)
  const screen = convertToScreen({ file, text: readFile(file), entity, option }, contracts)
  for (const line of [...writeScreen(screen, out), '']) print(line)
  if (screen.left.length === 0) return print('all of it is carried')
  print(`left to you, ${screen.left.length}:`)
  for (const line of screen.left) print(`- ${line}`)
}
