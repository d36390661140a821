import { parkingLot } from '@jwsk/sdk/biz'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { money } from '../../../fields/money/money'
import { number } from '../../../fields/number/number'
import { withKitProviders } from '../../../fields/testing/render-field'
import { OperationForm } from '../operation-form'

const texts = {
  lot: {
    fields: { totalSpace: '总车位', leftSpace: '剩余车位', reserveSpace: '可预约车位', hourPrice: '每小时收费', dayMaxPrice: '每日封顶' },
    checks: { tooMany: '合计不能超过 {{total}}' },
  },
}
const fields = { totalSpace: number(), leftSpace: number(), reserveSpace: number() }
const Form = OperationForm<typeof parkingLot.submit, { readonly reserveSpace: string } | Promise<undefined> | undefined>
type Options = Partial<ComponentProps<typeof Form>>

async function openForm(options: Options) {
  const onSubmit = vi.fn(() => Promise.resolve())
  const form = createElement(Form, {
    api: parkingLot.submit,
    name: 'lot',
    fields,
    initialValues: { totalSpace: 10, leftSpace: 4, reserveSpace: 4 },
    onSubmit,
    onDone: () => undefined,
    onCancel: () => undefined,
    ...options,
  })
  render(withKitProviders(form, { texts }).element)
  await screen.findByLabelText(/^剩余车位/)
  const user = userEvent.setup()
  const type = async (label: RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  return { onSubmit, user, type, save: () => user.click(screen.getByRole('button', { name: '保存' })) }
}

const isTooMany = ({ totalSpace = 0, leftSpace = 0, reserveSpace = 0 }) => leftSpace + reserveSpace > totalSpace
const noteOf = (label: RegExp) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join('')
}

describe('check', () => {
  const check: NonNullable<Options['check']> = (draft, { say }) =>
    isTooMany(draft) ? { reserveSpace: say('tooMany', { total: draft.totalSpace ?? 0 }) } : undefined

  test('shows the message at its field and focuses it', async () => {
    const { onSubmit, type, save } = await openForm({ check })
    await type(/^剩余车位/, '8')
    await save()
    await waitFor(() => expect(noteOf(/^可预约车位/)).toBe('合计不能超过 10'))
    expect(document.activeElement).toBe(screen.getByLabelText(/^可预约车位/))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('removes the message when another field changes', async () => {
    const { onSubmit, type, save } = await openForm({ check })
    await type(/^剩余车位/, '8')
    await save()
    await waitFor(() => expect(noteOf(/^可预约车位/)).not.toBe(''))
    await type(/^总车位/, '20')
    await waitFor(() => expect(noteOf(/^可预约车位/)).toBe(''))
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  test('shows the message at a field that the user left', async () => {
    const { user, type } = await openForm({ check })
    await type(/^可预约车位/, '7')
    await user.tab()
    await waitFor(() => expect(noteOf(/^可预约车位/)).toBe('合计不能超过 10'))
  })

  test('is awaited before a save', async () => {
    const ends: ((messages?: undefined) => void)[] = []
    const pending = vi.fn(() => new Promise<undefined>((resolve) => ends.push(resolve)))
    const { onSubmit, save } = await openForm({ check: pending })
    await save()
    expect(pending).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.getByRole('button', { name: /保存/ }).getAttribute('aria-busy')).toBe('true'))
    expect(onSubmit).not.toHaveBeenCalled()
    ends[0]?.()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  test('does not block the save when it is rejected', async () => {
    const { onSubmit, save } = await openForm({ check: () => Promise.reject(new Error('offline')) })
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })
})

describe('compute', () => {
  const getTotal = ({ hourPrice = '0' }: { readonly hourPrice?: number | string }) => (Number(hourPrice) * 10).toFixed(2)
  const onSubmit = vi.fn((_draft: unknown) => Promise.resolve())
  const open = (dayMaxPrice: NonNullable<Options['compute']>['dayMaxPrice'] & {}) => {
    const form = createElement(Form, {
      api: parkingLot.submit,
      name: 'lot',
      fields: { hourPrice: money(), dayMaxPrice: money() },
      initialValues: { hourPrice: '5.00' },
      compute: { dayMaxPrice },
      onSubmit,
      onDone: () => undefined,
      onCancel: () => undefined,
    })
    return render(withKitProviders(form, { texts }).element)
  }

  test('shows the value in place of the input while the user types', async () => {
    open(getTotal)
    const total = await screen.findByLabelText(/^每日封顶/)
    expect(total.tagName).toBe('OUTPUT')
    await waitFor(() => expect(total.textContent).toContain('50.00'))
    const user = userEvent.setup()
    await user.clear(screen.getByLabelText(/^每小时收费/))
    await user.type(screen.getByLabelText(/^每小时收费/), '8')
    await waitFor(() => expect(total.textContent).toContain('80.00'))
  })

  test.each([
    ['omits the value from the draft', getTotal, { hourPrice: '5.00' }],
    ['sends the value where the declaration does', { value: getTotal, send: true } as const, { hourPrice: '5.00', dayMaxPrice: '50.00' }],
    ['is empty where it throws', () => JSON.parse('{') as string, { hourPrice: '5.00' }],
  ])('%s', async (_, rule, sent) => {
    onSubmit.mockClear()
    open(rule)
    await screen.findByLabelText(/^每日封顶/)
    await userEvent.setup().click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[sent]]))
  })
})
