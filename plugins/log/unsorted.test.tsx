import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { springBlade } from '@jwsk/sdk/profiles'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { log } from './plugin'

const { client, getCalls } = startPlatform()
const [path] = Object.keys(log.resources).filter((known) => known.includes('error'))

async function openErrors(of = client) {
  renderScreen(log, { path: path ?? '', client: of, permissions: log.permissions })
  const heads = await screen.findAllByRole('columnheader')
  await waitFor(() => expect(getCalls('error/list')).toHaveLength(1))
  return { names: heads.map(({ textContent }) => textContent), sorted: heads.filter((head) => head.hasAttribute('aria-sort')) }
}

test('lists the newest errors first', async () => {
  const { sorted } = await openErrors()
  expect(sorted.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending'])
  expect(getCalls('error/list')[0]?.searchParams.get('descs')).toBe('createTime')
})

test('claims no order and shows no empty column on SpringBlade', async () => {
  const { names, sorted } = await openErrors({ ...client, profile: springBlade({ passwords: 'plain' }) })
  expect(sorted).toEqual([])
  expect(names).toContain('异常名')
  expect(names).not.toContain('异常消息')
  expect(names).not.toContain('执行时间')
  expect(getCalls('error/list')[0]?.searchParams.has('descs')).toBe(false)
})
