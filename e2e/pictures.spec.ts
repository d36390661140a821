import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const untrustedUrl = 'https://track.example/p.gif'

test('an image of an untrusted origin is replaced by a note, not requested', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://track.example')) requestedUrls.push(request.url())
  })
  await page.route('**/indexBanner/page*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const row of body.data.records) row.imageUrl = untrustedUrl
    await route.fulfill({ response, json: body })
  })
  await page.route('**/indexBanner/detail*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.imageUrl = untrustedUrl
    await route.fulfill({ response, json: body })
  })
  const screen = listScreen(page)
  await screen.open('/biz/indexBanner')
  const rejected = page.getByRole('img', { name: /来自 track\.example 的图片未加载：不在允许的来源中/ })
  await expect(rejected.first()).toBeVisible()
  await screen.rows
    .getByRole('button', { name: /^(编辑|更多)/ })
    .first()
    .waitFor()
  const name = await screen.rows.first().getByRole('cell').nth(1).innerText()
  await screen.act('编辑', name)
  await expect(screen.dialog.getByRole('img', { name: /track\.example/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).toEqual([])
})
