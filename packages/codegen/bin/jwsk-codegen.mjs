#!/usr/bin/env node
import { runCommand } from '../src/generate/command.mjs'

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
