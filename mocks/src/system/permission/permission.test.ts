import type { Operation } from '@jwsk/sdk'
import { expect, test } from 'vitest'
import { createWorld } from '../../engine/world/world'
import { menuTable } from './menu-table'

const services = import.meta.glob<Record<string, Record<string, Operation>>>('../../../../packages/sdk/src/generated/*/index.ts', {
  eager: true,
})

test('every permission code of the contracts is a grantable button', () => {
  const buttons = new Set(
    createWorld()
      .table(menuTable)
      .all()
      .filter((row) => row.category === 2)
      .map((row) => row.code),
  )
  const codes = Object.values(services)
    .flatMap((service) => Object.values(service))
    .flatMap((entity) => Object.values(entity))
    .flatMap(({ permission = [] }) => permission)
  expect(codes.length).toBeGreaterThan(100)
  expect([...new Set(codes)].filter((code) => !buttons.has(code))).toEqual([])
})
