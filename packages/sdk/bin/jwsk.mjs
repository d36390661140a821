#!/usr/bin/env node
import { processOutput } from './command-line.mjs'
import { runJwsk } from './commands.mjs'

process.exitCode = await runJwsk(process.argv.slice(2), processOutput)
