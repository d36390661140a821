#!/usr/bin/env tsx
// Checks a server against the contracts: jwsk-contract-check --base-url URL --username NAME --password TEXT [--writes]
import { main } from '../src/cli.ts'

const controller = new AbortController()
// The first Ctrl-C deletes the written records before exiting; the second exits immediately.
process.once('SIGINT', () => controller.abort())
process.exitCode = await main(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`), controller.signal)
