// npm run check:contract -- --base-url URL --username NAME --password WORD [--writes]: a live server against openapi/
import { main } from './contract/cli'

process.exitCode = await main(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
