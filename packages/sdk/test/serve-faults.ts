// node --import tsx serve-faults.ts <bundle>: serves the fault table with a page, for tests in a browser
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { createNodeFetch } from '../src/node'
import { sendJson, startFaultServer, successEnvelope, tokenResponse } from './fault-server'
import type { Observation } from './faults/fault'
import { findCoveringTests } from './faults/find-covering-tests'
import { renderFaultTable } from './faults/render-fault-table'
import { runFaults } from './faults/run'
import { createCaseServer } from './faults/trial-server'

const bundle = readFileSync(process.argv[2] ?? '')
let issued = 0
let refreshes = 0
let slow = 0

/** Returns the URL of a port that was just closed. */
async function closedAddress(): Promise<string> {
  const gone = createServer()
  await new Promise<void>((listening) => gone.listen(0, '127.0.0.1', listening))
  // the address of a listening TCP server has this type
  const { port } = gone.address() as AddressInfo
  await new Promise((done) => gone.close(done))
  return `http://127.0.0.1:${port}`
}

const closed = await closedAddress()
const meetsFault = createCaseServer()

async function runInNode(): Promise<Observation[]> {
  const fetch = createNodeFetch({ dispatcher: new Agent() })
  const runs = [
    runFaults({ transport: 'fetch', url: server.url, closed }),
    runFaults({ transport: 'undici', url: server.url, closed, fetch }),
  ]
  return (await Promise.all(runs)).flat()
}

const server = await startFaultServer(async (seen, response, socket) => {
  if (meetsFault(seen, response, socket)) return
  response.setHeader('connection', 'close')
  if (seen.path === '/')
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>sdk</title><script src="/sdk.js"></script>')
  if (seen.path === '/sdk.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle)
  if (seen.path === '/closed') return response.end(closed)
  if (seen.path === '/node') return sendJson(response, await runInNode())
  if (seen.path === '/table') {
    // observations posted by the page
    const observations = JSON.parse(seen.body.toString()) as Observation[]
    return sendJson(response, {
      text: renderFaultTable(observations, findCoveringTests),
      breaches: observations.flatMap(({ violations }) => violations),
    })
  }
  if (seen.path === '/refreshes') return response.end(String(refreshes))
  if (seen.path === '/slow') {
    slow = Number(seen.query.get('by'))
    return response.end()
  }
  if (!seen.path.endsWith('/oauth/token')) return sendJson(response, successEnvelope({}))
  const isRefresh = seen.query.get('grant_type') === 'refresh_token'
  if (isRefresh) refreshes += 1
  issued += 1
  const answer = tokenResponse(`token-${issued}`)
  return isRefresh && slow > 0 ? setTimeout(() => sendJson(response, answer), slow) : sendJson(response, answer)
})
process.stdout.write(`${server.url}\n`)
