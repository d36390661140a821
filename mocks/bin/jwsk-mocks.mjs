#!/usr/bin/env node
// npx @jwsk/mocks: serves the mock platform on a port, configured by PORT, HOST, PLATFORM, MOCK_LATENCY and MOCK_SNAPSHOT
import { runMockServer } from '@jwsk/mocks/server'

runMockServer().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
