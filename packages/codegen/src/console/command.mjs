import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createConsoleFiles } from './console-files.mjs'

/** Runs `jwsk new console`. */
export function runNewConsole({ input: name, print }) {
  if (existsSync(name)) throw new Error(`${name} exists already`)
  for (const [path, text] of Object.entries(createConsoleFiles(name))) {
    mkdirSync(dirname(join(name, path)), { recursive: true })
    writeFileSync(join(name, path), text)
  }
  print(`\ncd ${name}\nnpm install\nnpm run mock                                  # in a terminal of its own
VITE_API=http://127.0.0.1:8700 npm run dev\n`)
}
