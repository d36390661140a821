import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { branchingProcess } from './support/branching-process'
import { chooseOption } from './support/choose-option'
import { foreignProcess } from './support/foreign-process'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

// spec 2.98, 2.100
test('a running process fills 60 % of the height and marks its progress', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/flow/follow')
  await screen.row('请假流程').first().getByRole('button', { name: /^跟踪/ }).click()
  const canvas = screen.dialog.getByRole('region', { name: '流程图' })
  await expect(canvas.locator('.djs-element.flow-active')).toHaveCount(1)
  const stroke = (state: string, part: string) =>
    canvas
      .locator(`.flow-${state} .djs-visual > ${part}`)
      .first()
      .evaluate((shape) => getComputedStyle(shape).stroke)
  const strokes = await Promise.all([stroke('active', ':first-child'), stroke('passed', ':first-child'), stroke('taken', 'path')])
  expect(new Set(strokes).size, 'active, passed and taken have a colour of their own').toBe(3)
  expect((await canvas.boundingBox())?.height).toBeCloseTo(0.6 * (page.viewportSize()?.height ?? 0), 0)
})

// spec 2.98, 2.99
test('a definition and a finished request show their diagram', async ({ page }) => {
  const screen = listScreen(page)
  const diagram = page.getByRole('region', { name: '流程图' })
  await screen.open('/flow/manager')
  await page.getByRole('main').getByRole('button', { name: '请假流程', exact: true }).first().click()
  await expect(diagram.locator('.djs-shape').filter({ hasText: '经理审批' }).first()).toBeVisible()
  await screen.open('/work/send')
  await screen
    .row('年休假')
    .first()
    .getByRole('button', { name: /年休假/ })
    .first()
    .click()
  await expect(diagram.locator('.djs-element.flow-passed').first()).toBeVisible()
})

// spec 2.17
test('a process is edited, saved and restored on reload', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/flow/model')
  await screen.view('商户入驻审批')
  const shapes = page.locator('.flow-modeler .djs-shape')
  const drawing = page.getByRole('button', { name: '流程图', exact: true })
  await drawing.click()
  await expect(page.locator('.flow-modeler [data-element-id=merchantTask]')).toBeVisible()
  const before = await shapes.count()
  // the zoom level between both buttons resets to 100 %
  await page.getByRole('button', { name: '缩小' }).click()
  await page.getByRole('button', { name: /^\d+%$/ }).click()
  await expect(page.getByRole('button', { name: '100%' })).toBeVisible()
  await page.locator('.flow-modeler [data-action="create.user-task"]').click()
  await page.locator('.flow-modeler .djs-container').click({ position: { x: 300, y: 420 } })
  await expect(shapes).toHaveCount(before + 1)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('更新成功')).toBeVisible()
  await page.reload()
  await drawing.click()
  await expect(shapes).toHaveCount(before + 1)
  // the menu entry of its list is still current
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '模型管理' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: '部署', exact: true }).click()
  await chooseOption(page.getByRole('dialog').getByRole('combobox', { name: '流程类型' }), '报销流程')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByText('操作成功!')).toBeVisible()
})

test('a form field, an assignee and step rules are restored on reload', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/flow/model')
  await screen.view('报销流程')
  const drawing = page.getByRole('button', { name: '流程图', exact: true })
  const task = page.locator('.flow-modeler [data-element-id=financeTask]')
  const assignee = page.getByRole('combobox', { name: '审批人 1', exact: true })
  const ownRequests = page.getByRole('checkbox', { name: '允许申请人审批自己的申请' })
  const remark = page.getByRole('checkbox', { name: '办理时必须填写批复意见' })
  await drawing.click()
  await task.click()
  await expect(assignee).toHaveValue('角色')
  await chooseOption(assignee, '发起人上级')
  await ownRequests.uncheck()
  await remark.check()
  await page.getByRole('button', { name: '表单', exact: true }).click()
  await page.getByRole('button', { name: '添加字段' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('请填写标签')).toBeVisible()
  await page.getByRole('textbox', { name: '标签 field8' }).fill('合同编号')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('更新成功')).toBeVisible()
  await page.reload()
  await drawing.click()
  await task.click()
  await expect(assignee).toHaveValue('发起人上级')
  await expect(ownRequests).not.toBeChecked()
  await expect(remark).toBeChecked()
  await page.getByRole('button', { name: '表单', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '标签 合同编号' })).toHaveValue('合同编号')
})

/** Opens the drawing of the expense process, and imports another process into it. */
async function openImported(page: Page, xml: string) {
  const screen = listScreen(page)
  await screen.open('/flow/model')
  await screen.view('报销流程')
  await page.getByRole('button', { name: '流程图', exact: true }).click()
  await page.locator('.flow-modeler [data-element-id=financeTask]').waitFor()
  await page.getByLabel('导入', { exact: true }).setInputFiles({ name: 'a.bpmn', mimeType: 'text/xml', buffer: Buffer.from(xml) })
}

test('a condition is built and the check names its gap', async ({ page }) => {
  await openImported(page, branchingProcess)
  await page.locator('.flow-modeler [data-element-id=flowLarge_label]').click()
  const amount = page.getByRole('textbox', { name: '流转条件 1 值' })
  await expect(amount).toHaveValue('5000')
  await amount.fill('8000')
  await page.getByText('用样例试一试').click()
  await page.getByRole('textbox', { name: '金额（元）' }).fill('8000.01')
  await expect(page.getByText('条件成立，走这条线')).toBeVisible()
  await page.locator('.flow-modeler [data-element-id=flowSmall_label]').click()
  await page.getByRole('checkbox', { name: '默认路线' }).uncheck()
  await page.getByRole('button', { name: '添加条件' }).click()
  await chooseOption(page.getByRole('combobox', { name: '流转条件 1 字段' }), '金额（元）')
  await chooseOption(page.getByRole('combobox', { name: '流转条件 1 比较' }), '小于')
  await amount.fill('8000')
  await page.getByRole('button', { name: '检查' }).click()
  await expect(page.getByText('金额（元） 等于 8000时没有线可走')).toBeVisible()
})

/** Lists the elements of a process with their attributes and texts, without its diagram and what the flows repeat. */
function listContent(xml: string): readonly string[] {
  const document = new new JSDOM().window.DOMParser().parseFromString(xml, 'text/xml')
  return [...document.getElementsByTagName('*')]
    .filter(({ namespaceURI, localName }) => !/\/D[IC]$/.test(namespaceURI ?? '') && !/^(incoming|outgoing)$/.test(localName))
    .map(({ nodeName, attributes, childNodes }) => {
      const pairs = [...attributes].filter(({ name }) => !name.startsWith('xmlns')).map(({ name, value }) => `${name}=${value}`)
      const texts = [...childNodes].filter(({ nodeType }) => nodeType === 3 || nodeType === 4).map(({ textContent }) => textContent?.trim())
      return `${nodeName} ${pairs.sort().join(' ')} ${texts.join('')}`
    })
    .sort()
}

test('a process of another engine keeps what the designer does not know', async ({ page }) => {
  await openImported(page, foreignProcess)
  // nothing is announced as lost
  await expect(page.getByRole('alert').filter({ hasText: '没有图形' })).toHaveText(/^1 个元素没有图形.*没有图形$/)
  const task = page.locator('.flow-modeler .djs-shape').filter({ hasText: '部门审批' }).first()
  await task.click()
  await expect(page.getByRole('combobox', { name: '审批人 1', exact: true })).toHaveValue('表单中的人员')
  await page.getByRole('checkbox', { name: '办理时必须填写批复意见' }).check()
  // saves from inside the collapsed sub-process
  await page.locator('.flow-modeler .bjs-drilldown').click()
  const sent = page.waitForRequest((request) => request.url().includes('/model/submit'))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('更新成功')).toBeVisible()
  const { modelEditorXml } = (await sent).postDataJSON() as { modelEditorXml: string }
  const expected = foreignProcess.replace('activiti:skipExpression', 'activiti:remarkRequired="true" activiti:skipExpression')
  expect(listContent(modelEditorXml)).toEqual(listContent(expected))
})

test('a step added in the tree is drawn, and undone', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/flow/model')
  await screen.view('外出申请')
  const steps = page.getByRole('region', { name: '流程步骤' })
  await steps.getByRole('button', { name: '在「部门经理审批」之后添加' }).click()
  await page.getByRole('menuitem', { name: /^审批/ }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('行政备案')
  await expect(steps.getByRole('button', { name: /^行政备案/ })).toBeVisible()
  await page.getByRole('button', { name: '流程图', exact: true }).click()
  await expect(page.locator('.flow-modeler .djs-shape').filter({ hasText: '行政备案' }).first()).toBeVisible()
  await page.getByRole('button', { name: '步骤', exact: true }).click()
  await steps.getByRole('button', { name: /^行政备案/ }).press('Delete')
  await expect(steps.getByRole('button', { name: /^行政备案/ })).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(steps.getByRole('button', { name: /^行政备案/ })).toBeVisible()
})
