import { chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const draft = '溶洞地质研学营'
const stops = ['石门洞天', '龙池峡谷', '溪山湿地公园', '梅岭茶园', '云栖湖核心景区']

test('a guide is approved; a route of five stops is sorted and published', async ({ page }) => {
  test.setTimeout(180_000)
  const list = listScreen(page)
  const { dialog } = list

  const guide = await test.step('the documents are reviewed and the guide is approved', async () => {
    await list.open('/biz/tourGuide?auditStatus=0')
    const name = (await list.rows.first().locator('.kit-cell-name').innerText()).trim()
    await list.act('审核', name)
    await expect(dialog.getByRole('img')).toHaveCount(3)
    await dialog.getByRole('button', { name: '通过' }).click()
    await list.done()
    await expect(list.row(name)).toHaveCount(0)
    return name
  })

  await test.step('the approved guide is assigned to the route', async () => {
    await list.open(`/biz/tourRoute?routeName=${encodeURIComponent(draft)}`)
    await list.act('编辑', draft)
    const box = dialog.getByRole('combobox', { name: /推荐导游/ })
    await box.fill(guide)
    await page.getByRole('option', { name: guide }).first().click()
    await list.save()
    await list.done()
    await expect(list.row(draft)).toContainText(guide)
  })

  await test.step('five stops are added, the last is dragged to the top and a line is drawn', async () => {
    await list.act('站点路线', draft)
    const remove = dialog.getByRole('button', { name: /^移除/ })
    await expect(remove).toHaveCount(3)
    for (let left = 3; left > 0; left -= 1) await remove.first().click()
    for (const name of stops) await chooseOption(dialog.getByRole('combobox', { name: '添加站点' }), name)
    const handle = (place: number) => dialog.getByRole('button', { name: new RegExp(`第 ${place} 站；`) })
    const [from, to] = [await handle(5).boundingBox(), await handle(1).boundingBox()]
    if (!from || !to) throw new Error('the handles are not on screen')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(handle(1)).toHaveAccessibleName(new RegExp(`^${stops[4]}`))
    await dialog.getByRole('button', { name: '按站点连线' }).click()
    await expect(dialog.getByText('轨迹（5 个点）')).toBeVisible()
    // adds a point at an empty spot of the map
    await dialog.getByRole('group', { name: '线路地图' }).click({ position: { x: 40, y: 200 } })
    await expect(dialog.getByText('轨迹（6 个点）')).toBeVisible()
    await dialog.getByRole('button', { name: '保存路线' }).click()
    await list.done()
  })

  await list.act('发布', draft)
  await list.agree('发布')
  await expect(list.row(draft)).toContainText('已发布')
  await page.reload()
  await list.act('站点路线', draft)
  await expect(dialog.locator('.tour-stop')).toContainText([...stops.slice(4), ...stops.slice(0, 4)])
  await expect(dialog.getByText('轨迹（6 个点）')).toBeVisible()
})
