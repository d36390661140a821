import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { columns } from '@jwsk/sdk/develop'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plugins as sources } from './plugins'

const { client, getCalls } = startPlatform()

// spec 2.10
test('the columns of the table in the URL are listed and editable', async () => {
  const [one] = (await client.call(columns.page, { current: 1, size: 1 })).records
  const develop = await sources.find(({ id }) => id === 'develop')?.load()
  if (!develop) throw new Error('no plugin develop')
  const permissions = ['add', 'edit', 'view', 'delete'].map((verb) => `columns_${verb}`)
  renderScreen(develop, { path: `/develop/columnsForTable?tableName=${one?.tableName}`, client, permissions })
  const { total } = await client.call(columns.page, { tableName: one?.tableName ?? '' })
  expect(await screen.findByText(`共 ${total} 条`)).toBeTruthy()
  expect(
    getCalls('/list')
      .concat(getCalls('/page'))
      .some(({ searchParams }) => searchParams.get('tableName') === one?.tableName),
  ).toBe(true)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^编辑/ }).length).toBeGreaterThan(0))
})
