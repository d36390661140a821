#!/usr/bin/env tsx
// checks a server against the contracts: jwsk-contract-check --base-url URL --username NAME --password TEXT [--writes]
import { main } from '../src/cli.ts'

const stop = new AbortController()
// the first Ctrl-C deletes the written records before it exits, the second exits at once
process.once('SIGINT', () => stop.abort())
process.exitCode = await main(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`), stop.signal)
