import { startPlatform } from '@jwsk/mocks/testing'
import { auth } from '@jwsk/sdk/auth'
import { createTranslator, kitErrorTexts, kitNamespace, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { $notices, readNoticeClockFx } from '../../shell/notices/model'
import { consoleNamespace, panelTexts, signedInTexts } from '../text'
import { LogsDialog } from './logs-dialog'
import { $logs, errorLogged, type LogEntry, readLogClockFx, saveLogsFx, uploadLogsFx, waitForDebounceFx } from './model'

const { client, network, getCalls } = startPlatform({ fresh: 'file' })
const translator = createTranslator('zh-cn')
const problem = { type: 'error', url: '/system/user', message: '出错', stack: 'Error: 出错\n at here', info: '' }

async function open() {
  await loadTexts(translator, consoleNamespace, signedInTexts)
  await loadTexts(translator, consoleNamespace, panelTexts)
  await loadTexts(translator, kitNamespace, kitErrorTexts)
  const scope = fork({
    handlers: [
      [saveLogsFx, () => undefined],
      [waitForDebounceFx, () => undefined],
      [readLogClockFx, () => new Date()],
      [readNoticeClockFx, () => Date.now()],
      [uploadLogsFx, (entries: readonly LogEntry[]) => client.call(auth.uploadLogs, [...entries])],
    ],
  })
  await allSettled(errorLogged, { scope, params: problem })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <LogsDialog onClose={() => undefined} />
      </TranslateProvider>
    </Provider>,
  )
  const countLogs = () => scope.getState($logs).length
  const getNoticeTexts = () => scope.getState($notices).map(({ severity, text }) => `${severity} ${text}`)
  const add = (message: string) => act(() => allSettled(errorLogged, { scope, params: { ...problem, message } }))
  return { add, countLogs, getNoticeTexts, sent: () => getCalls('/oauth/logout').length }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = async (question: string, name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText(question)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

// spec 2.72, 2.73, 7.76
test('the log is uploaded only after confirmation, kept on failure', async () => {
  const { countLogs, getNoticeTexts, sent } = await open()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['类型', '地址', '内容', '错误堆栈', '时间'])
  await press('上传服务器')
  await answer('确定上传本地日志到服务器？', '取消')
  expect([countLogs(), sent(), getNoticeTexts()]).toEqual([1, 0, []])
  network.faults.add({ operation: 'auth.uploadLogs', kind: 'status500', times: 1 })
  await press('上传服务器')
  await answer('确定上传本地日志到服务器？', '确定')
  await waitFor(() => expect(getNoticeTexts()[0]).toMatch(/^error ./))
  expect(countLogs()).toBe(1)
  await press('上传服务器')
  await answer('确定上传本地日志到服务器？', '确定')
  expect(await screen.findByText('没有日志')).toBeTruthy()
  expect([countLogs(), sent(), getNoticeTexts()[1]]).toEqual([0, 2, 'success 发送成功!'])
})

// spec 2.74
test('the log is cleared only after confirmation', async () => {
  const { countLogs, getNoticeTexts, sent } = await open()
  const before = sent()
  await press('清空本地日志')
  await answer('确定清空本地日志？', '取消')
  expect(countLogs()).toBe(1)
  await press('清空本地日志')
  await answer('确定清空本地日志？', '确定')
  expect([countLogs(), sent(), getNoticeTexts()]).toEqual([0, before, ['success 清空成功!']])
  expect(screen.getByRole('button', { name: '清空本地日志' })).toHaveProperty('disabled', true)
})

test('an expanded stack stays expanded when a newer entry is added', async () => {
  const { add } = await open()
  const getExpanded = () => screen.getAllByRole('group').map((stack) => stack.hasAttribute('open'))
  await userEvent.click(screen.getByText('Error: 出错'))
  expect(getExpanded()).toEqual([true])
  await add('又出错')
  expect(getExpanded()).toEqual([false, true])
})
