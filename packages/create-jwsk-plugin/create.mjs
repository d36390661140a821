#!/usr/bin/env node
// npm create jwsk-plugin car-wash: creates a plugin repository in a folder of that name
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTemplateFiles, isValidName } from './template-files.mjs'

const [name = ''] = process.argv.slice(2)

function exitWithError(why) {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

if (!isValidName(name))
  exitWithError('npm create jwsk-plugin <name>: words of small letters and digits with hyphens between, e.g. car-wash')
if (existsSync(name)) exitWithError(`${name} exists already`)
for (const [path, text] of Object.entries(createTemplateFiles(name))) {
  await mkdir(dirname(join(name, path)), { recursive: true })
  await writeFile(join(name, path), text)
}
process.stdout.write(
  `\ncd ${name}\nnpm install\nnpm test\nnpm run build\nnpm run dev -- --console <the address or folder of a console>\n\n`,
)
