import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const stranger = 'https://track.example/p.gif'

test('a picture of a strange host is not asked for in a list or a form, and its place says so', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://track.example')) asked.push(request.url())
  })
  await page.route('**/indexBanner/page*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const row of answer.data.records) row.imageUrl = stranger
    await route.fulfill({ response, json: answer })
  })
  await page.route('**/indexBanner/detail*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.imageUrl = stranger
    await route.fulfill({ response, json: answer })
  })
  const screen = listScreen(page)
  await screen.open('/biz/indexBanner')
  const refused = page.getByRole('img', { name: /来自 track\.example 的图片未加载：不在允许的来源中/ })
  await expect(refused.first()).toBeVisible()
  await screen.rows
    .getByRole('button', { name: /^(编辑|更多)/ })
    .first()
    .waitFor()
  const name = await screen.rows.first().getByRole('cell').nth(2).innerText()
  await screen.act('编辑', name)
  await expect(screen.dialog.getByRole('img', { name: /track\.example/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
