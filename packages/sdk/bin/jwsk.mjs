#!/usr/bin/env node
// npx @jwsk/sdk generate …, npx jwsk avue …: the generator is a separate package, so that installs that only make calls do not include it
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const generator = '@jwsk/codegen/generate'
const complain = (line) => process.stderr.write(`${line}\n`)

/** Finds the installed generator: in the caller's project, else next to this package. */
function found() {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.filename ?? new URL(import.meta.url).pathname])
    try {
      return createRequire(from).resolve(generator)
    } catch {
      // try the next location
    }
  return undefined
}

const file = found()
if (file === undefined) {
  complain(`${process.argv[2] ?? 'generate'} comes with @jwsk/codegen, which is not installed here: npm install --save-dev @jwsk/codegen`)
  process.exitCode = 1
} else {
  const { runCommand } = await import(pathToFileURL(file).href)
  process.exitCode = await runCommand(process.argv.slice(2), { print: (line) => process.stdout.write(`${line}\n`), complain })
}
