import type { Locator } from '@playwright/test'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const notice =
  '<p>各位游客</p><table><thead><tr><th>日期</th><th>安排</th></tr></thead><tbody><tr><td colspan="2">放假<sup>1</sup></td></tr></tbody></table>' +
  '<p>H<sub>2</sub>O</p><dl><dt>票价</dt><dd>80 元</dd></dl><figure><img src="/icon.svg" alt="图标"><figcaption>图一</figcaption></figure>' +
  '<p><a href="/desk/notice?category=1">更多公告</a></p><table><caption>名单</caption><tbody><tr><td>甲</td></tr></tbody></table>'

const pasteHtml = (box: Locator, html: string) =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** Pastes a drawn screenshot, as the system's clipboard has it. */
const pasteScreenshot = (box: Locator) =>
  box.evaluate(async (element) => {
    const canvas = document.createElement('canvas')
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('nothing was drawn')
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })

test('a notice comes back whole after a letter, a paste from Word and a screenshot', async ({ page }) => {
  const screen = listScreen(page)
  await page.route('**/notice/detail*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, content: notice } } })
  })
  await screen.open('/desk/notice')
  const title = await screen.rows.first().locator('.kit-cell-name').innerText()
  await screen.act('编辑', title)
  const text = screen.dialog.getByRole('textbox', { name: '通知内容' })
  await text.getByText('各位游客').click()
  await page.keyboard.press('End')
  await page.keyboard.type('：')
  await expect(screen.dialog.getByRole('group', { name: /原样保留/ })).toContainText('名单')

  const item = (marker: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${words}</p>`
  await pasteHtml(
    text,
    `<style>p{color:red}</style><p>前文</p>${item('1.', '第一项')}${item('2.', '第二项')}<table style="width:10pt"><tr><td colspan=2>合并</td></tr><tr><td>左</td><td>右</td></tr></table><p>后文<img src="file:///C:/a.png"></p>`,
  )
  await expect(text.locator('ol > li')).toHaveText(['第一项', '第二项'])
  await expect(text.locator('td[colspan="2"]', { hasText: '合并' })).toBeVisible()
  await expect(screen.dialog.getByText(/有 1 张图片未能带入/)).toBeVisible()

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/put-file*', async (route) => {
    await held
    await route.continue()
  })
  await pasteScreenshot(text)
  await screen.save()
  await expect(screen.dialog.getByText(/上传/).last()).toBeVisible()
  await expect(screen.dialog).toBeVisible()
  answer()
  await expect(screen.dialog.getByRole('progressbar')).toHaveCount(0)
  await expect(text.locator('img[src]').first()).toBeAttached()
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/notice/'))
  await screen.save()
  expect((await request).postData()).not.toContain('data-upload')
  await screen.done()

  await page.unroute('**/notice/detail*')
  await screen.view(title)
  const article = screen.dialog.locator('.kit-prose')
  await expect(article.getByText('各位游客：')).toBeVisible()
  await expect(article.locator('thead th')).toHaveText(['日期', '安排'])
  await expect(article.locator('td[colspan="2"]', { hasText: '放假1' }).locator('sup')).toHaveText('1')
  await expect(article.locator('sub')).toHaveText('2')
  await expect(article.locator('dl > dt + dd')).toHaveText('80 元')
  await expect(article.locator('figure > figcaption')).toHaveText('图一')
  await expect(article.locator('figure img')).toHaveAttribute('src', '/icon.svg')
  await expect(article.getByRole('link', { name: '更多公告' })).toHaveAttribute('href', '/desk/notice?category=1')
  await expect(article.locator('caption')).toHaveText('名单')
  await expect(article.locator('ol > li')).toHaveText(['第一项', '第二项'])
  await expect(article.locator('img')).toHaveCount(2)
})

test('a table is inserted and changed with the keyboard', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/desk/notice')
  await screen.button('新增').click()
  const text = screen.dialog.getByRole('textbox', { name: '通知内容' })
  await text.click()
  await screen.dialog.getByRole('button', { name: '插入表格' }).press('Enter')
  await page.keyboard.type('日期')
  await page.keyboard.press('Tab')
  await page.keyboard.type('安排')
  await expect(text.locator('th')).toHaveText(['日期', '安排', ''])
  const tools = screen.dialog.getByRole('toolbar', { name: '表格' })
  await tools.getByRole('button', { name: '删除列' }).press('Enter')
  await expect(text.locator('th')).toHaveText(['日期', ''])
  await tools.getByRole('button', { name: '加一行' }).press('Enter')
  await expect(text.locator('tr')).toHaveCount(4)
  await tools.getByRole('button', { name: '标题行' }).press('Enter')
  await expect(text.locator('th')).toHaveCount(0)
  await tools.getByRole('button', { name: '删除表格' }).press('Enter')
  await expect(text.locator('table')).toHaveCount(0)
  await expect(tools).toHaveCount(0)
})
