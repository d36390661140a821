import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { avueUsage } from '../avue/usage.mjs'
import { didYouMean } from './did-you-mean.mjs'
import { generateOperations } from './generate.mjs'
import { clearDocumentCache, isUrl } from './openapi-document.mjs'

const generateUsage = `jwsk-codegen generate <file or address> --out <folder>

  --out src/api        where the modules go
  --prefix /acme-      what every path begins with at the gateway; put before those that lack it, part of no name
  --names names.json   names of single calls: { "GET /boat/page": "boat.page" }
  --extension .js      how the modules name one another, for "module": "nodenext"; nothing unless said
  --watch              once more whenever the description changes`

const usage = `${generateUsage}\n\n${avueUsage}`
const commands = ['generate', 'avue']

const options = {
  out: { type: 'string' },
  prefix: { type: 'string' },
  names: { type: 'string' },
  extension: { type: 'string' },
  watch: { type: 'boolean' },
  help: { type: 'boolean' },
}

function parseArguments(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, input, ...more] = positionals
  if (command !== 'generate')
    throw new Error(
      command ? `there is no command ${command}${didYouMean(command, commands) || `; there are ${commands.join(' and ')}`}` : usage,
    )
  if (!input || more.length > 0) throw new Error('generate takes one description: jwsk-codegen generate ./openapi.yaml --out src/api')
  if (!values.out) throw new Error('--out is missing: the folder that the modules go to, e.g. --out src/api')
  if (values.prefix !== undefined && !values.prefix.startsWith('/')) throw new Error(`--prefix ${values.prefix}: a prefix begins with /`)
  return { ...values, input }
}

function printResult({ operations, changed }, { out, print }) {
  const entities = new Set(operations.map(({ entity }) => entity))
  print(`${operations.length} operations of ${entities.size} entities in ${out}, ${changed.length} files written`)
}

const pollIntervalMs = 2000
const debounceMs = 100

/** Watches the files, or polls a server every two seconds; debounces several saves of an editor into one call of `changed`. */
function watchFiles(request, files, changed) {
  if (isUrl(request.input)) return setInterval(changed, pollIntervalMs)
  let timer
  const names = new Set(files)
  // watches folders, because many editors replace the file on save
  for (const folder of new Set(files.map(dirname)))
    watch(folder, (_, name) => {
      if (!names.has(join(folder, name ?? ''))) return
      clearTimeout(timer)
      timer = setTimeout(changed, debounceMs)
    })
  return timer
}

/** Runs the arguments of `jwsk-codegen` and `jwsk`, and returns the exit code; with `--watch` the process continues. */
export async function runCommand(args, { print, complain }) {
  if (args.includes('--help')) {
    print(usage)
    return 0
  }
  try {
    if (args[0] === 'avue') {
      // loaded on demand, because `generate` does not need its parser
      const { runAvueCommand } = await import('../avue/command.mjs')
      for (const line of runAvueCommand(args.slice(1))) print(line)
      return 0
    }
    const request = parseArguments(args)
    const { out } = request
    const result = await generateOperations(request)
    // a URL is polled: only changes are printed
    const regenerate = async () => {
      const next = await generateOperations(request)
      if (next.changed.length > 0) printResult(next, { out, print })
    }
    if (request.watch) watchFiles(request, result.watched, () => regenerate().catch((error) => complain(error.message)))
    printResult(result, { out, print })
    return 0
  } catch (error) {
    complain(error.message)
    return 1
  } finally {
    clearDocumentCache()
  }
}
