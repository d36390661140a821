// node --import tsx serve-faults.ts <bundle>: the fault table with a page in front of it, for tests in a browser
import { readFileSync } from 'node:fs'
import { startFaultTable } from './fault-answers'
import { json, success, tokenAnswer } from './fault-server'

const bundle = readFileSync(process.argv[2] ?? '')
let issued = 0
let refreshes = 0
let slow = 0

const server = await startFaultTable((seen, response) => {
  if (seen.path === '/')
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>sdk</title><script src="/sdk.js"></script>')
  if (seen.path === '/sdk.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle)
  if (seen.path === '/refreshes') return response.end(String(refreshes))
  if (seen.path === '/slow') {
    slow = Number(seen.query.get('by'))
    return response.end()
  }
  if (!seen.path.endsWith('/oauth/token')) return json(response, success({}))
  const isRefresh = seen.query.get('grant_type') === 'refresh_token'
  if (isRefresh) refreshes += 1
  issued += 1
  const answer = tokenAnswer(`token-${issued}`)
  return isRefresh && slow > 0 ? setTimeout(() => json(response, answer), slow) : json(response, answer)
})
process.stdout.write(`${server.url}\n`)
