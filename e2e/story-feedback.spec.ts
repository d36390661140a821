import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

test('feedback is accepted, forwarded, answered and closed on record', async ({ page }) => {
  test.setTimeout(180_000)
  const feedbacks = listScreen(page)
  const { dialog } = feedbacks
  await feedbacks.open('/biz/feedback?feedbackStatus=0')
  const number = (await feedbacks.rows.first().locator('.kit-cell-name').innerText()).trim()
  await feedbacks.act('处理', number)
  const history = dialog.getByRole('list', { name: '对话与处理记录' }).getByRole('listitem')
  const step = async (name: string, content: string, more: { readonly dept?: string } = {}) => {
    await dialog.getByRole('radio', { name, exact: true }).check()
    if (more.dept) await dialog.getByRole('textbox', { name: '转办部门' }).fill(more.dept)
    if (content) await dialog.getByRole('textbox', { name: '处理内容' }).fill(content)
    await dialog.getByRole('button', { name, exact: true }).click()
  }
  await expect(history).toHaveCount(1)
  await step('受理', '已联系游客了解情况')
  await expect(history).toHaveCount(2)
  await step('转办', '请现场核实', { dept: '景区运营中心' })
  await expect(history).toHaveCount(3)
  await expect(history.last()).toContainText('景区运营中心')
  await step('回复', '现场已处理，感谢您的反馈')
  await expect(history).toHaveCount(4)
  await expect(dialog).toContainText('已回复')
  await step('关闭反馈', '')
  await expect(dialog).toContainText('已关闭')
  await expect(dialog.getByRole('radio')).toHaveCount(0)

  await feedbacks.open(`/biz/feedback?feedbackNo=${number}`)
  await expect(feedbacks.rows).toContainText('已关闭')
  await feedbacks.open('/biz/feedbackExt')
  await expect(feedbacks.rows.first()).toContainText('关闭')
})
