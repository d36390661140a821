#!/usr/bin/env node
// npm create jwsk-plugin car-wash: `jwsk new plugin car-wash`, for npm, which calls it by this name
import { commands } from './commands.mjs'

const { argument, run } = commands['new plugin']
const [input = ''] = process.argv.slice(2)

function exitWithError(message, code) {
  process.stderr.write(`${message}\n`)
  process.exitCode = code
}

if (!argument.pattern.test(input)) exitWithError(`npm create jwsk-plugin ${argument.example}: ${argument.description}`, 2)
else await run({ input, print: (line) => process.stdout.write(`${line}\n`) }).catch((error) => exitWithError(error.message, 1))
