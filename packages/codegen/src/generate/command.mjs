import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateOperations } from './generate.mjs'
import { isUrl } from './openapi-document.mjs'
import { toLine } from './text.mjs'

function printResult({ operations, changed, notes }, { out, print, mocks }) {
  for (const note of notes) print(`note: ${toLine(note)}`)
  const entities = new Set(operations.map(({ entity }) => entity))
  print(`${operations.length} operations of ${entities.size} entities in ${out}, ${changed.length} files written`)
  if (mocks) print('mocks.ts needs Mock Service Worker: npm install --save-dev msw')
}

const pollIntervalMs = 2000
const debounceMs = 100

/** Watches the files, or polls a server every two seconds; debounces several saves of an editor into one call of `changed`. */
function watchFiles(input, files, changed) {
  if (isUrl(input)) return setInterval(changed, pollIntervalMs)
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

/** Runs `jwsk generate`; with `--watch` the process continues. */
export async function runGenerate({ input, values, print, complain }) {
  const request = { ...values, allowRefs: values['allow-refs'], input }
  const { out, mocks } = request
  const result = await generateOperations(request)
  // a URL is polled: only changes are printed
  const regenerate = async () => {
    const next = await generateOperations(request)
    if (next.changed.length > 0) printResult(next, { out, print, mocks: false })
  }
  if (request.watch) watchFiles(input, result.watched, () => regenerate().catch((error) => complain(error.message)))
  printResult(result, { out, print, mocks })
}
