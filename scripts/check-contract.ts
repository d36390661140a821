// npm run check:contract -- --base-url URL --username NAME --password WORD [--writes]: a live server against openapi/
import { main } from './contract/cli'

const stop = new AbortController()
// what was written is taken away first; a second Ctrl-C ends it at once
process.once('SIGINT', () => stop.abort())
process.exitCode = await main(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`), stop.signal)
