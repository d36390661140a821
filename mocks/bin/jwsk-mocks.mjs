#!/usr/bin/env node
// npx @jwsk/mocks: the platform on a port; PORT, HOST, PLATFORM, MOCK_LATENCY and MOCK_SNAPSHOT say which and how
import { runMockServer } from '@jwsk/mocks/server'

runMockServer().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
